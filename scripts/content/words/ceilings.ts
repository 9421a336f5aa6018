/** Words of a page: in sight on wide screens and on phones before the first press, and in all. */
export interface Words {
  readonly wide: number;
  readonly phone: number;
  readonly all: number;
}

const words = (wide: number, phone: number, all: number): Words => ({ wide, phone, all });

/** The most that a page of a kind may hold (docs/content.md). */
export const CEILINGS = {
  'service of six sections': words(1250, 900, 2850),
  service: words(950, 700, 2000),
  product: words(900, 750, 2000),
  industry: words(900, 600, 1100),
  course: words(950, 700, 2100),
  'ed-tech': words(800, 450, 1250),
  job: words(600, 600, 600),
  career: words(750, 550, 1250),
  overview: words(600, 550, 1100),
  home: words(950, 800, 1100),
  about: words(900, 600, 1150),
  form: words(450, 400, 600),
  post: words(Infinity, Infinity, 1450),
  legal: words(Infinity, Infinity, 1900),
} as const satisfies Record<string, Words>;

/** Still to be shortened: they fail no check. */
export const STILL_LONG: ReadonlySet<string> = new Set([
  '/',
  '/about-us',
  '/agriculture',
  '/automobile',
  '/career',
  '/career/apply/Azure Cloud Administrator',
  '/career/apply/Business Central Developer (AL)',
  '/career/apply/Cloud Support Intern',
  '/career/apply/Data Migration Intern',
  '/career/apply/Next.js Storefront Developer',
  '/career/apply/Node.js API Intern',
  '/career/apply/Power BI Analytics Intern',
  '/career/apply/Power BI Corporate Trainer',
  '/career/apply/Power BI Report Developer',
  '/career/apply/Python Integration Developer',
  '/career/apply/React Frontend Developer',
  '/career/apply/SEO Specialist',
  '/career/apply/SQL Server Database Administrator',
  '/career/apply/Social Media & Content Intern',
  '/career/apply/UI Engineering Intern',
  '/construction',
  '/courses/application-development-details',
  '/courses/azure-details',
  '/courses/business-central-details',
  '/courses/data-science-details',
  '/courses/digital-marketing-details',
  '/courses/it-service-management-details',
  '/courses/ls-central-details',
  '/courses/powerbi-details',
  '/courses/software-testing-details',
  '/courses/web-development-details',
  '/ecommerce',
  '/ed-tech',
  '/education',
  '/electricals',
  '/fabrication-garments',
  '/food-beverage',
  '/leathers',
  '/logistics',
  '/medicine',
  '/mining',
  '/products',
  '/products/mm-details',
  '/products/qm-details',
  '/products/rgp-details',
  '/services',
  '/services/application-development-details',
  '/services/azure-details',
  '/services/business-central-details           2327 +1077  1657 +757  3369 +519    11.8 ±5.0   0%\n/services/power-apps-details                  1628 +378        784  3210 +360    12.1 ±4.4   0%\n/services/nav-details                         1627 +377  1095 +195       2634    11.6 ±4.7   0%\n/services/application-development-details     1454 +204    967 +67       2278    11.5 ±4.5   0%\n-- service, at most 950 / 700 / 2000\n/services/powerbi-details                     1191 +241        687  2630 +630    11.4 ±4.5   1%\n/services/hrms-details                        1193 +243   939 +239  2609 +609    11.2 ±4.4   0%\n/services/vms-details                         1402 +452  1218 +518  2226 +226    10.9 ±3.9   0%\n/services/azure-details                       1198 +248   935 +235   2069 +69    12.3 ±4.6   0%\n/services/sharepoint-details                        866        620       1703    11.5 ±4.2   0%\n/services/digital-marketing-details                 805        572       1542    11.4 ±4.6   0%\n/services/graphic-design-details                    802        553       1494    11.8 ±4.5   0%\n/services/web-details                         1170 +220  1170 +470       1397    11.6 ±3.9   0%\n-- product, at most 900 / 750 / 2000\n/products/rgp-details                         1478 +578  1096 +346  2897 +897    12.0 ±4.5   0%\n/products/mm-details                          1611 +711  1066 +316  2767 +767    12.4 ±4.8   1%\n/products/qm-details                          1458 +558   998 +248  2733 +733    12.3 ±4.7   0%\n-- industry, at most 900 / 600 / 1100\n/automobile                                   1315 +415    621 +21  1315 +215    10.9 ±5.0   0%\n/food-beverage                                1301 +401     606 +6  1301 +201    11.4 ±4.6   0%\n/logistics                                    1289 +389        587  1289 +189    10.9 ±4.5   0%\n/mining                                       1280 +380        584  1280 +180    10.7 ±5.1   0%\n/ecommerce                                    1269 +369     609 +9  1269 +169    10.9 ±4.4   0%\n/leathers                                     1264 +364        578  1264 +164    10.8 ±5.0   0%\n/medicine                                     1264 +364        592  1264 +164    10.8 ±4.5   0%\n/agriculture                                  1249 +349    611 +11  1249 +149    10.7 ±4.4   0%\n/fabrication-garments                         1241 +341     604 +4  1241 +141    10.6 ±5.2   0%\n/education                                    1234 +334        550  1234 +134    10.5 ±4.5   0%\n/construction                                 1224 +324    610 +10  1224 +124    10.7 ±4.3   0%\n/electricals                                  1222 +322        555  1222 +122    11.0 ±4.8   0%\n-- course, at most 950 / 700 / 2100\n/courses/business-central-details             1229 +279    750 +50  2355 +255    11.5 ±4.9   1%\n/courses/azure-details                        1249 +299    775 +75  2229 +129    12.1 ±5.7   3%\n/courses/ls-central-details                   1172 +222     701 +1   2187 +87    12.6 ±5.2   1%\n/courses/powerbi-details                      1178 +228    716 +16   2167 +67    12.2 ±5.4   1%\n/courses/digital-marketing-details            1138 +188        663   2124 +24    12.1 ±4.8   1%\n/courses/data-science-details                 1147 +197        699       2071    12.0 ±5.1   1%\n/courses/it-service-management-details        1124 +174        675       2060    11.7 ±5.3   2%\n/courses/software-testing-details               973 +23        614       1992    11.9 ±5.3   1%\n/courses/web-development-details                999 +49        634       1963    11.7 ±5.0   1%\n/courses/application-development-details       1029 +79        655       1940    11.8 ±5.3   1%\n-- ed-tech, at most 800 / 450 / 1250\n/ed-tech                                      1093 +293    476 +26  1447 +197    13.0 ±5.0   1%\n-- job, at most 600 / 600 / 600\n/career/apply/Business Central Developer (A     693 +93    693 +93    693 +93    12.5 ±5.8   2%\n/career/apply/Python Integration Developer      661 +61    661 +61    661 +61    11.5 ±5.3   2%\n/career/apply/Power BI Analytics Intern         654 +54    654 +54    654 +54    10.3 ±5.4   2%\n/career/apply/SQL Server Database Administr     653 +53    653 +53    653 +53    11.1 ±5.3   2%\n/career/apply/Node.js API Intern                652 +52    652 +52    652 +52    10.1 ±5.3   2%\n/career/apply/Cloud Support Intern              646 +46    646 +46    646 +46    10.1 ±5.6   4%\n/career/apply/Data Migration Intern             640 +40    640 +40    640 +40    10.5 ±5.6   2%\n/career/apply/UI Engineering Intern             636 +36    636 +36    636 +36    10.2 ±5.5   2%\n/career/apply/Next.js Storefront Developer      629 +29    629 +29    629 +29    11.9 ±5.6   3%\n/career/apply/Power BI Report Developer         629 +29    629 +29    629 +29    10.5 ±5.2   2%\n/career/apply/Azure Cloud Administrator         618 +18    618 +18    618 +18    10.5 ±5.2   2%\n/career/apply/Power BI Corporate Trainer        616 +16    616 +16    616 +16    10.8 ±5.3   3%\n/career/apply/React Frontend Developer          612 +12    612 +12    612 +12    11.2 ±5.5   3%\n/career/apply/Social Media & Content Intern     611 +11    611 +11    611 +11    10.3 ±5.7   2%\n/career/apply/SEO Specialist                     605 +5     605 +5     605 +5    10.9 ±5.1   2%\n/career/apply/PostgreSQL Developer                  590        590        590    11.1 ±4.9   3%\n-- career, at most 750 / 550 / 1250\n/career                                       1059 +309   690 +140  1565 +315    11.3 ±5.3   1%\n-- overview, at most 600 / 550 / 1100\n/services                                       667 +67    592 +42   1163 +63    13.3 ±4.7   0%\n/products                                       641 +41    641 +91        641    13.0 ±3.3   0%\n-- home, at most 950 / 800 / 1100\n/                                             1078 +128   943 +143       1078    12.1 ±4.3   0%\n-- about, at most 900 / 600 / 1150\n/about-us                                     1373 +473   701 +101  1373 +223    12.2 ±4.5   0%\n-- form, at most 450 / 400 / 600\n/enquiry                                            441        369        546     9.6 ±4.3   0%\n/contact-us                                         390        390        390    10.2 ±4.4   0%\n-- post, at most - / - / 1450\n/blogs/7                                           1425       1425       1425    11.5 ±4.3   0%\n/blogs/3                                           1309       1309       1309    10.5 ±5.2   0%\n/blogs/1                                           1229       1229       1229    11.0 ±6.0   0%\n/blogs/5                                           1212       1212       1212    13.1 ±5.1   0%\n/blogs/4                                           1166       1166       1166     9.6 ±4.5   0%\n/blogs/2                                           1152       1152       1152    11.1 ±5.1   0%\n/blogs/6                                           1139       1139       1139    11.1 ±4.8   0%\n-- legal, at most - / - / 1900\n/privacy-policy                                    1803       1803       1803    11.5 ±4.9   1%\n/terms-and-conditions                              1771       1771       1771    12.7 ±5.4   1%\n/services/business-central-details',
  '/services/hrms-details',
  '/services/power-apps-details',
  '/services/powerbi-details',
  '/services/vms-details',
  '/services/web-details',
]);

export type Kind = keyof typeof CEILINGS;

const KINDS: readonly (readonly [page: RegExp, kind: Kind | undefined])[] = [
  [/^\/(?:404|_not-found|gallery|share)\b|^\/blogs(?:$|\/page\/)/, undefined],
  [/^\/$/, 'home'],
  [/^\/about-us$/, 'about'],
  [/^\/(?:services|products)$/, 'overview'],
  [/^\/ed-tech$/, 'ed-tech'],
  [/^\/career$/, 'career'],
  [/^\/(?:contact-us|enquiry)$/, 'form'],
  [/^\/(?:privacy-policy|terms-and-conditions)$/, 'legal'],
  [/^\/blogs\//, 'post'],
  [
    /^\/services\/(?:nav|business-central|application-development|power-apps)-details$/,
    'service of six sections',
  ],
  [/^\/services\//, 'service'],
  [/^\/products\//, 'product'],
  [/^\/courses\//, 'course'],
  [/^\/career\/apply\//, 'job'],
  [/^\/[^/]+$/, 'industry'],
];

export const kindOf = (page: string): Kind | undefined =>
  KINDS.find(([pattern]) => pattern.test(page))?.[1];
