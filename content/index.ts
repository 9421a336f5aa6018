// Other rooms import this file only.
export { about } from './about';
export { type BlogPage, blogPage } from './blog-page';
export { career } from './career';
export { type Company, company } from './company';
export { contact } from './contact';
export type { Course } from './course-batches';
export { type EdTech, edTech } from './ed-tech';
export { enquiry } from './enquiry';
export { evidence, sheets } from './evidence';
export {
  courses,
  industries,
  jobs,
  listedJobs,
  listedProducts,
  listedServices,
  products,
  services,
} from './entries';
export { type Home, type Slide, home } from './home';
export { type IndustryPage, industryPage } from './industry-page';
export { type Job, promises } from './job-openings';
export { type PromiseName, openPromises } from './schema/job-openings';
export { missingPage } from './missing-page';
export { type ProductsPage, productsPage } from './products-page';
export { type Proofs, proofs } from './proofs';
export { buildDay } from './read/build-day';
export type { Post } from './read/posts';
export { previewMistakes } from './read/preview-mistakes';
export { type Page, SITE_PARTS } from './registry';
export type {
  AccordionItem,
  Block,
  BlockOf,
  BlockType,
  Checked,
  Section,
  Slip,
} from './schema/blocks';
export type { CompanyField, Office } from './schema/company';
export type { CourseModule, Lesson } from './schema/course';
export type { CaseStudy, Industry } from './schema/industry';
export * from './schema/options';
export type { About, Career, Contact, Enquiry } from './schema/page-texts';
export type { Evidence } from './schema/evidence';
export type { SpecimenTask } from './schema/specimen-task';
export type { Meta, Origin, Picture, Question, Related } from './schema/parts';
export { said } from './schema/post-words';
export { type Sheet, sheetFile } from './schema/sheet';
export type {
  Banner,
  BannerTone,
  Call,
  ListedProduct,
  Paper,
  Product,
  Service,
} from './schema/service';
export { type ServicesPage, servicesPage } from './services-page';
export { specimenTasks } from './specimen-tasks';
export { legal } from './site/legal';
export * from './site/lookup';
export * from './site/menus';
export * from './site/page-tree';
export * from './site/posts';
