// The only door to the content: data for the routes, types for everyone.
import { about } from './about';
import { blogPage } from './blog-page';
import { career } from './career';
import { company } from './company';
import { contact } from './contact';
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
import { edTech } from './ed-tech';
import { enquiry } from './enquiry';
import { home } from './home';
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
import { industryPage } from './industry-page';
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
import { readLegal } from './legal';
import { missingPage } from './missing-page';
import { buildFooter, buildNavigation } from './navigation';
import { mistakesInText } from './post-text';
import { type Post, readBlog, readPostText } from './posts';
import { productCards } from './product-cards';
import { product as maintenanceModule } from './products/mm-details';
import { product as qualityModules } from './products/qm-details';
import { product as gatePasses } from './products/rgp-details';
import { buildProductsPage } from './products-page';
import { type PublicPage, buildPublicPages } from './public-pages';
import { findDanglingReferences } from './references';
import type { Course } from './schema/course';
import { ContentError } from './schema/define';
import type { Industry } from './schema/industry';
import type { Job } from './schema/job';
import type { Section } from './schema/blocks';
import type { Question, Related } from './schema/parts';
import type { Product, Service } from './schema/service';
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
import { buildServicesPage } from './services-page';

/** The ten services of the list, in its order; Ed Tech is its eleventh entry (decision 7). */
export const listedServices: readonly Service[] = [
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
];

/** All twelve service pages: VMS and HRMS have a page but are listed with the products. */
export const services: readonly Service[] = [...listedServices, vms, hrms];

export const products: readonly Product[] = [gatePasses, qualityModules, maintenanceModule];

export const courses: readonly Course[] = [
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
];

/** The twelve industries in the order of the specification's cards. */
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

export const jobs: readonly Job[] = [
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
];

const blog = readBlog();

/** All posts, newest first, with drafts only in development. */
export const posts: readonly Post[] = blog.posts.filter(
  ({ draft }) => !draft || process.env.NODE_ENV === 'development',
);

const postById = new Map(posts.map((post) => [post.id, post]));

/** A post by its number, or undefined. */
export const findPost = (id: number): Post | undefined => postById.get(id);

const bySlug = <T extends { readonly slug: string }>(entries: readonly T[], slug: string): T => {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no content entry '${slug}'`);
  return entry;
};

/** One entry by its slug. Throws when there is none: routes ask only for slugs that exist. */
export const getService = (slug: string): Service => bySlug(services, slug);
export const getProduct = (slug: string): Product => bySlug(products, slug);
export const getCourse = (slug: string): Course => bySlug(courses, slug);
export const getIndustry = (slug: string): Industry => bySlug(industries, slug);

/** A job by its title, or undefined: the apply route shows no job block then. */
export const findJob = (title: string): Job | undefined => jobs.find((job) => job.title === title);

/** The two legal pages; their bodies are imported by the route. */
export const legal = {
  'terms-and-conditions': readLegal('terms-and-conditions'),
  'privacy-policy': readLegal('privacy-policy'),
} as const;

/** The industries before and after one along the thread; the last is followed by the first. */
export function neighborsOf(slug: string): { previous: Industry; next: Industry } {
  const self = getIndustry(slug);
  const at = industries.indexOf(self);
  const along = (step: number) => industries.at((at + step) % industries.length) ?? self;
  return { previous: along(-1), next: along(1) };
}

/** The posts that were published just before and just after one. */
export function postsAround(post: Post): {
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
} {
  const at = posts.indexOf(post);
  return { previous: posts[at + 1], next: posts[at - 1] };
}

/** What an entry names in `related`, as entries, in the order in which it names them. */
export interface RelatedEntries {
  readonly services: readonly Service[];
  readonly products: readonly Product[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly posts: readonly Post[];
}

/** Resolves references, which have been checked: each leads to an entry. */
export const relatedEntries = (related: Related): RelatedEntries => ({
  services: related.services.map(getService),
  products: related.products.map(getProduct),
  courses: related.courses.map(getCourse),
  industries: related.industries.map(getIndustry),
  posts: related.posts.flatMap((id) => findPost(id) ?? []),
});

/** The questions of a service or product page, with their answers. */
export const questionsOf = (sections: readonly Section[]): Question[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.items : [])),
  );

const sources = { services: listedServices, productCards, courses, industries };

export const navigation = buildNavigation(sources);
export const footer = buildFooter(sources);
export const servicesPage = buildServicesPage(listedServices);
export const productsPage = buildProductsPage({ productCards, services, products });

/** Every page that visitors and search engines may find. */
export const publicPages: readonly PublicPage[] = buildPublicPages({
  ...{ services, products, courses, industries, jobs, posts },
  pictures: {
    about: about.banner.picture.name,
    edTech: edTech.picture.name,
    career: career.picture.name,
  },
});

const pageByPath = new Map(publicPages.map((page) => [page.path, page]));

/**
 * The public page of an address or, for an address that is none, such as the second page of a
 * list, the nearest one above it.
 */
export function nearestPublicPage(path: string): PublicPage {
  const page = pageByPath.get(path);
  if (page) return page;
  if (path === '/') throw new Error('The home page is not among the public pages');
  return nearestPublicPage(path.slice(0, path.lastIndexOf('/')) || '/');
}

const idsOf = (draft: boolean): number[] =>
  blog.referrers.filter((post) => post.draft === draft).map(({ id }) => id);

const dangling = findDanglingReferences(
  [
    ...services.map(({ slug, related }) => ({ file: `content/services/${slug}.ts`, related })),
    ...products.map(({ slug, related }) => ({ file: `content/products/${slug}.ts`, related })),
    ...courses.map(({ slug, related }) => ({ file: `content/courses/${slug}.ts`, related })),
    ...industries.map(({ slug, related }) => ({ file: `content/industries/${slug}.ts`, related })),
    ...blog.referrers,
  ],
  {
    services: new Set(services.map(({ slug }) => slug)),
    products: new Set(products.map(({ slug }) => slug)),
    courses: new Set(courses.map(({ slug }) => slug)),
    industries: new Set(industries.map(({ slug }) => slug)),
    posts: new Set(idsOf(false)),
    drafts: new Set(idsOf(true)),
  },
);

const draftAddresses = new Set(idsOf(true).map((id) => `/blogs/${id}`));

const pages = {
  // In development the drafts are among the public pages.
  published: new Set([
    ...publicPages.map(({ path }) => path).filter((path) => !draftAddresses.has(path)),
    // A post with a mistake is not among them, but links to it are none.
    ...idsOf(false).map((id) => `/blogs/${id}`),
  ]),
  drafts: draftAddresses,
};

const mistakes = [
  ...blog.mistakes,
  ...dangling,
  ...blog.referrers.flatMap((post) => mistakesInText(post, pages)),
];
if (mistakes.length > 0) throw new ContentError(mistakes);

export {
  about,
  blogPage,
  career,
  company,
  contact,
  edTech,
  enquiry,
  home,
  industryPage,
  missingPage,
  productCards,
  readPostText,
};

export type { BlogPage } from './blog-page';
export type { Home, Slide } from './home';
export type { IndustryPage } from './industry-page';
export type { LegalPage } from './legal';
export type { NavigationGroup, NavigationItem, NavigationLink } from './navigation';
export type { Post } from './posts';
export type { ProductCard } from './product-cards';
export type { ProductsPage } from './products-page';
export { type PublicPage, SITE_PARTS } from './public-pages';
export type { AccordionItem, Block, BlockOf, BlockType, Section } from './schema/blocks';
export type { Company, CompanyField, Office } from './schema/company';
export type { Course, CourseModule } from './schema/course';
export type { CaseStudy, Industry } from './schema/industry';
export type { Job } from './schema/job';
export * from './schema/options';
export type { About } from './schema/pages';
export type { Fact } from './schema/fact';
export type { Meta, Origin, Picture, Question, Related } from './schema/parts';
export type { Banner, BannerTone, Call, Product, Service } from './schema/service';
export type { ServicesPage } from './services-page';
