import {
  courseApplicationDevelopment,
  courseApplicationDevelopmentSmall,
} from './application-development';
import { courseAzure, courseAzureSmall } from './azure';
import { courseBusinessCentral, courseBusinessCentralSmall } from './business-central';
import { courseDataScience, courseDataScienceSmall } from './data-science';
import { courseDigitalMarketing, courseDigitalMarketingSmall } from './digital-marketing';
import { courseItServiceManagement, courseItServiceManagementSmall } from './it-service-management';
import { courseLsCentral, courseLsCentralSmall } from './ls-central';
import { coursePowerbi, coursePowerbiSmall } from './powerbi';
import { courseSoftwareTesting, courseSoftwareTestingSmall } from './software-testing';
import { courseWebDevelopment, courseWebDevelopmentSmall } from './web-development';

/** The task of a lesson for each course, with its drawing for small screens. */
export const coursePictures = [
  courseBusinessCentral,
  courseBusinessCentralSmall,
  courseLsCentral,
  courseLsCentralSmall,
  courseApplicationDevelopment,
  courseApplicationDevelopmentSmall,
  courseWebDevelopment,
  courseWebDevelopmentSmall,
  courseSoftwareTesting,
  courseSoftwareTestingSmall,
  courseDataScience,
  courseDataScienceSmall,
  coursePowerbi,
  coursePowerbiSmall,
  courseDigitalMarketing,
  courseDigitalMarketingSmall,
  courseAzure,
  courseAzureSmall,
  courseItServiceManagement,
  courseItServiceManagementSmall,
] as const;
