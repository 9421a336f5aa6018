import { attendanceWeek, attendanceWeekSmall } from './attendance-week';
import { gatePass, gatePassSmall } from './gate-pass';
import { inspectionSheet, inspectionSheetSmall } from './inspection-sheet';
import { maintenancePlan, maintenancePlanSmall } from './maintenance-plan';
import { bannerMm, bannerMmSmall } from './mm';
import { bannerQm, bannerQmSmall } from './qm';
import { bannerRgp, bannerRgpSmall } from './rgp';
import { visitorBadge, visitorBadgeSmall } from './visitor-badge';

/** Banners of the product pages and records of all five products, with their drawings for small screens. */
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
  visitorBadge,
  visitorBadgeSmall,
  attendanceWeek,
  attendanceWeekSmall,
] as const;
