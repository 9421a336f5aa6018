import { attendanceWeek } from './attendance-week';
import { maintenancePlan, maintenancePlanSmall } from './maintenance-plan';
import { bannerMm, bannerMmSmall } from './mm';
import { bannerQm, bannerQmSmall } from './qm';
import { bannerRgp, bannerRgpSmall } from './rgp';
import { visitorBadge } from './visitor-badge';

/** Banners of the product pages and records of the modules, with their drawings for small screens. */
export const productPages = [
  bannerRgp,
  bannerRgpSmall,
  bannerQm,
  bannerQmSmall,
  bannerMm,
  bannerMmSmall,
  maintenancePlan,
  maintenancePlanSmall,
] as const;

/** Beside the text of an item on the pages of the other two products. */
export const productDetails = [visitorBadge, attendanceWeek] as const;
