import {
  serviceApplicationDevelopment,
  serviceApplicationDevelopmentSmall,
} from './application-development';
import { serviceAzure, serviceAzureSmall } from './azure';
import { serviceBusinessCentral, serviceBusinessCentralSmall } from './business-central';
import { serviceDigitalMarketing, serviceDigitalMarketingSmall } from './digital-marketing';
import { serviceGraphicDesign, serviceGraphicDesignSmall } from './graphic-design';
import { serviceHrms, serviceHrmsSmall } from './hrms';
import { serviceNav, serviceNavSmall } from './nav';
import { servicePowerApps, servicePowerAppsSmall } from './power-apps';
import { servicePowerbi, servicePowerbiSmall } from './powerbi';
import { serviceSharepoint, serviceSharepointSmall } from './sharepoint';
import { serviceVms } from './vms';
import { serviceWeb, serviceWebSmall } from './web';

export const serviceBanners = [
  serviceNav,
  serviceNavSmall,
  serviceBusinessCentral,
  serviceBusinessCentralSmall,
  servicePowerbi,
  servicePowerbiSmall,
  servicePowerApps,
  servicePowerAppsSmall,
  serviceAzure,
  serviceAzureSmall,
  serviceWeb,
  serviceWebSmall,
  serviceApplicationDevelopment,
  serviceApplicationDevelopmentSmall,
  serviceDigitalMarketing,
  serviceDigitalMarketingSmall,
  serviceGraphicDesign,
  serviceGraphicDesignSmall,
  serviceSharepoint,
  serviceSharepointSmall,
  serviceVms,
  serviceHrms,
  serviceHrmsSmall,
] as const;
