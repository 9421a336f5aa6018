import { courseApplicationDevelopment } from './application-development';
import { courseAzure } from './azure';
import { courseBusinessCentral } from './business-central';
import { courseDataScience } from './data-science';
import { courseDigitalMarketing } from './digital-marketing';
import { courseItServiceManagement } from './it-service-management';
import { courseLsCentral } from './ls-central';
import { coursePowerbi } from './powerbi';
import { courseSoftwareTesting } from './software-testing';
import { courseWebDevelopment } from './web-development';

export const coursePictures = [
  courseBusinessCentral,
  courseLsCentral,
  courseApplicationDevelopment,
  courseWebDevelopment,
  courseSoftwareTesting,
  courseDataScience,
  coursePowerbi,
  courseDigitalMarketing,
  courseAzure,
  courseItServiceManagement,
] as const;
