// The only door to the content: data for the routes, types for everyone.
export { about } from './about';
export { type BlogPage, blogPage } from './blog-page';
export { career } from './career';
export { company } from './company';
export { contact } from './contact';
export { type EdTech, edTech } from './ed-tech';
export { enquiry } from './enquiry';
export { evidence } from './evidence';
export {
  courses,
  industries,
  jobs,
  listedProducts,
  listedServices,
  products,
  services,
} from './entries';
export { type Home, type Slide, home } from './home';
export { type IndustryPage, industryPage } from './industry-page';
export { missingPage } from './missing-page';
export { type ProductsPage, productsPage } from './products-page';
export { buildDay } from './read/build-day';
export type { Post } from './read/posts';
export { type Page, SITE_PARTS } from './registry';
export type { AccordionItem, Block, BlockOf, BlockType, Section, Sign } from './schema/blocks';
export type { Company, CompanyField, Office } from './schema/company';
export type { Course, CourseModule } from './schema/course';
export type { CaseStudy, Industry } from './schema/industry';
export type { Job } from './schema/job';
export * from './schema/options';
export type { About, Career, Enquiry } from './schema/pages';
export type { Evidence } from './schema/evidence';
export type { Fact } from './schema/fact';
export type { Meta, Origin, Picture, Question, Related } from './schema/parts';
export type { Banner, BannerTone, Call, ListedProduct, Product, Service } from './schema/service';
export { type ServicesPage, servicesPage } from './services-page';
export { legal } from './site/legal';
export * from './site/lookup';
export * from './site/menus';
export * from './site/pages';
export * from './site/posts';
