import type { Picture } from './kit/shapes';
import { placeholders } from './pictures/placeholders';
import { postPictures } from './pictures/posts';
import { coursePictures } from './pictures/courses/all-courses';
import { businessGlyphs } from './pictures/glyphs/business';
import { networkGlyphs } from './pictures/glyphs/networks';
import { outreachGlyphs } from './pictures/glyphs/outreach';
import { serviceGlyphs } from './pictures/glyphs/services';
import { softwareGlyphs } from './pictures/glyphs/software';
import { heroBusinessCentralWeaving } from './pictures/home/business-central';
import { homePictures } from './pictures/home';
import { industryLayers, industryTiles } from './pictures/industries';
import { industryBanners } from './pictures/industry-banners/all-banners';
import { logoMark } from './pictures/logo';
import { mapNoida, mapNoidaWide } from './pictures/map';
import { numerals, thirteen } from './pictures/numerals';
import { companyPictures } from './pictures/pages/all-pages';
import { productHrms, productHrmsSmall, sheetHrms } from './pictures/products/attendance';
import { papers } from './pictures/products/papers';
import { productDetails, productPages } from './pictures/products/product-pages';
import { productSheets } from './pictures/products/sheets';
import {
  listedVms,
  productVms,
  productVmsSmall,
  sheetVms,
  sheetVmsSmall,
} from './pictures/products/visitor-pass';
import { serviceBanners } from './pictures/services/banners';
import {
  integrationWeave,
  integrationWeaveSmall,
  lsTill,
  migrationStops,
} from './pictures/services/business-central';
import { studyCalendar } from './pictures/services/nav';
import { leadBusinessCentral, leadNav } from './pictures/services/leads';

/** `npm run art` writes each to `public/art/<name>.svg`. */
export const pictures: readonly Picture[] = [
  logoMark,
  ...industryTiles,
  ...industryLayers,
  ...serviceGlyphs,
  ...businessGlyphs,
  ...softwareGlyphs,
  ...outreachGlyphs,
  ...networkGlyphs,
  ...numerals,
  thirteen,
  ...homePictures,
  heroBusinessCentralWeaving,
  leadNav,
  leadBusinessCentral,
  ...serviceBanners,
  integrationWeave,
  integrationWeaveSmall,
  studyCalendar,
  lsTill,
  migrationStops,
  productVms,
  productVmsSmall,
  listedVms,
  productHrms,
  productHrmsSmall,
  sheetVms,
  sheetVmsSmall,
  sheetHrms,
  ...productSheets,
  ...papers,
  ...productPages,
  ...productDetails,
  ...coursePictures,
  ...postPictures,
  ...placeholders,
  ...industryBanners,
  ...companyPictures,
  mapNoida,
  mapNoidaWide,
];
