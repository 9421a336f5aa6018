import { type Course, withBatches } from './course-batches';
import { course as applicationDevelopmentCourse } from './courses/application-development-details';
import { course as azureCourse } from './courses/azure-details';
import { course as businessCentralCourse } from './courses/business-central-details';
import { course as dataScienceCourse } from './courses/data-science-details';
import { course as digitalMarketingCourse } from './courses/digital-marketing-details';
import { course as itServiceManagementCourse } from './courses/it-service-management-details';
import { course as lsCentralCourse } from './courses/ls-central-details';
import { course as powerBiCourse } from './courses/powerbi-details';
import { course as softwareTestingCourse } from './courses/software-testing-details';
import { course as webDevelopmentCourse } from './courses/web-development-details';
import { industry as agriculture } from './industries/agriculture';
import { industry as automobile } from './industries/automobile';
import { industry as construction } from './industries/construction';
import { industry as ecommerce } from './industries/ecommerce';
import { industry as education } from './industries/education';
import { industry as electricals } from './industries/electricals';
import { industry as fabricationGarments } from './industries/fabrication-garments';
import { industry as foodBeverage } from './industries/food-beverage';
import { industry as leathers } from './industries/leathers';
import { industry as logistics } from './industries/logistics';
import { industry as medicine } from './industries/medicine';
import { industry as mining } from './industries/mining';
import { type Job, withOpenings } from './job-openings';
import { job as azureCloudAdministrator } from './jobs/azure-cloud-administrator';
import { job as businessCentralDeveloper } from './jobs/business-central-developer-al';
import { job as cloudSupportIntern } from './jobs/cloud-support-intern';
import { job as dataMigrationIntern } from './jobs/data-migration-intern';
import { job as storefrontDeveloper } from './jobs/next-js-storefront-developer';
import { job as nodeApiIntern } from './jobs/node-js-api-intern';
import { job as postgresqlDeveloper } from './jobs/postgresql-developer';
import { job as powerBiAnalyticsIntern } from './jobs/power-bi-analytics-intern';
import { job as powerBiCorporateTrainer } from './jobs/power-bi-corporate-trainer';
import { job as powerBiReportDeveloper } from './jobs/power-bi-report-developer';
import { job as pythonIntegrationDeveloper } from './jobs/python-integration-developer';
import { job as reactFrontendDeveloper } from './jobs/react-frontend-developer';
import { job as seoSpecialist } from './jobs/seo-specialist';
import { job as socialMediaContentIntern } from './jobs/social-media-content-intern';
import { job as sqlServerAdministrator } from './jobs/sql-server-database-administrator';
import { job as uiEngineeringIntern } from './jobs/ui-engineering-intern';
import { product as maintenanceModule } from './products/mm-details';
import { product as qualityModules } from './products/qm-details';
import { product as gatePasses } from './products/rgp-details';
import type { Industry } from './schema/industry';
import type { ListedProduct, ListedService, Product, Service } from './schema/service';
import { service as applicationDevelopment } from './services/application-development-details';
import { service as azure } from './services/azure-details';
import { service as businessCentral } from './services/business-central-details';
import { service as digitalMarketing } from './services/digital-marketing-details';
import { service as graphicDesign } from './services/graphic-design-details';
import { service as hrms } from './services/hrms-details';
import { service as nav } from './services/nav-details';
import { service as powerApps } from './services/power-apps-details';
import { service as powerBi } from './services/powerbi-details';
import { service as sharePoint } from './services/sharepoint-details';
import { service as vms } from './services/vms-details';
import { service as web } from './services/web-details';

/** In the order of menus and cards; the home page leads with two. */
export const services: readonly Service[] = [
  nav,
  businessCentral,
  powerBi,
  azure,
  powerApps,
  sharePoint,
  web,
  applicationDevelopment,
  digitalMarketing,
  graphicDesign,
  vms,
  hrms,
];

export const products: readonly Product[] = [gatePasses, qualityModules, maintenanceModule];

const isListed = (service: Service): service is ListedService =>
  service.listing.page === 'services';

/** Ed Tech is the last entry of the list. */
export const listedServices: readonly ListedService[] = services.filter(isListed);

export const listedProducts: readonly ListedProduct[] = [
  ...services.flatMap((service) =>
    service.listing.page === 'products' ? [{ ...service, listing: service.listing }] : [],
  ),
  ...products,
];

export const courses: readonly Course[] = withBatches([
  businessCentralCourse,
  lsCentralCourse,
  applicationDevelopmentCourse,
  webDevelopmentCourse,
  softwareTestingCourse,
  dataScienceCourse,
  powerBiCourse,
  digitalMarketingCourse,
  azureCourse,
  itServiceManagementCourse,
]);

export const industries: readonly Industry[] = [
  automobile,
  ecommerce,
  foodBeverage,
  medicine,
  electricals,
  logistics,
  mining,
  education,
  fabricationGarments,
  construction,
  agriculture,
  leathers,
];

export const allJobs: readonly Job[] = withOpenings([
  reactFrontendDeveloper,
  businessCentralDeveloper,
  powerBiReportDeveloper,
  azureCloudAdministrator,
  seoSpecialist,
  sqlServerAdministrator,
  storefrontDeveloper,
  pythonIntegrationDeveloper,
  uiEngineeringIntern,
  postgresqlDeveloper,
  powerBiCorporateTrainer,
  nodeApiIntern,
  dataMigrationIntern,
  socialMediaContentIntern,
  powerBiAnalyticsIntern,
  cloudSupportIntern,
]);

/** With a page. */
export const jobs: readonly Job[] = allJobs.filter(({ opening }) => opening.status !== 'closed');

/** On the board. */
export const listedJobs: readonly Job[] = jobs.filter(({ opening }) => opening.status !== 'over');
