/** One page of each kind. */
export const PAGE_OF_EACH_KIND: readonly string[] = [
  '/',
  '/services',
  '/services/nav-details',
  '/products',
  '/products/rgp-details',
  '/ed-tech',
  '/courses/business-central-details',
  '/automobile',
  '/about-us',
  '/blogs',
  '/blogs/3',
  '/career',
  '/career/apply/Business%20Central%20Developer%20(AL)',
  '/contact-us',
  '/enquiry',
  '/privacy-policy',
];
