export const ENQUIRY_PRODUCTS = [
  'Visitor Management System (VMS)',
  'Human Resource Management System (HRMS)',
  'Power BI',
  'Quality Modules in ERP',
  'Maintenance Module in ERP',
  'RGP & NRGP in ERP',
  'Custom Applications',
  'Power Apps',
] as const;

export const CONTACT_METHODS = ['Email', 'Phone', 'WhatsApp'] as const;

export const ENROLMENT_COURSES = [
  'Web Development',
  'Application Development',
  'Business Central',
  'LS Central',
  'AI & Data Science',
  'Power BI & Power Apps',
  'Digital Marketing',
  'Microsoft Azure',
  'Software Testing',
  'IT Services',
] as const;

/** Cloud is no filter. */
export const JOB_CATEGORIES = [
  'Frontend',
  'Backend',
  'DataBase',
  'Digital Marketing',
  'Power Bi',
  'Cloud',
] as const;

export const JOB_CATEGORY_FILTERS = [
  'Frontend',
  'Backend',
  'DataBase',
  'Digital Marketing',
  'Power Bi',
] as const;

export const JOB_TYPES = ['Freelance', 'Full Time', 'Internship'] as const;
export const JOB_LOCATIONS = ['On Site', 'Hybrid', 'Remote'] as const;

export type EnquiryProduct = (typeof ENQUIRY_PRODUCTS)[number];
export type ContactMethod = (typeof CONTACT_METHODS)[number];
export type EnrolmentCourse = (typeof ENROLMENT_COURSES)[number];
