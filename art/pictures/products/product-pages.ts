import { attendanceWeek } from './attendance-week';
import { gatePass, gatePassSmall } from './gate-pass';
import { inspectionSheet, inspectionSheetSmall } from './inspection-sheet';
import { maintenancePlan, maintenancePlanSmall } from './maintenance-plan';
import { bannerMm, bannerMmSmall } from './mm';
import { bannerQm, bannerQmSmall } from './qm';
import { bannerRgp, bannerRgpSmall } from './rgp';
import { visitorBadge } from './visitor-badge';

/** Banners of the product pages and records of the modules, with their drawings for small screens. */
export const productPages = [
  bannerRgp,
  bannerRgpSmall,
  gatePass,
  gatePassSmall,
  bannerQm,
  bannerQmSmall,
  inspectionSheet,
  inspectionSheetSmall,
  bannerMm,
  bannerMmSmall,
  maintenancePlan,
  maintenancePlanSmall,
] as const;

/** Beside the text of an item on the pages of the other two products. */
export const productDetails = [visitorBadge, attendanceWeek] as const;
