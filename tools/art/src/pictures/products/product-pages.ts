import { attendanceWeek } from './attendance-week';
import { maintenancePlan, maintenancePlanSmall } from './maintenance-plan';
import { bannerMm, bannerMmSmall } from './mm';
import { bannerQm, bannerQmSmall } from './qm';
import { bannerRgp, bannerRgpSmall } from './rgp';
import { visitorBadge } from './visitor-badge';

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

export const productDetails = [visitorBadge, attendanceWeek] as const;
