/** @jest-environment node */
import { navigation } from '@/content';
import { currentItem } from '@/components/layout/current-item';

it.each([
  ['/services', 'Services'],
  ['/services/nav-details', 'Services'],
  ['/services/vms-details', 'Products'],
  ['/services/hrms-details', 'Products'],
  ['/products/rgp-details', 'Products'],
  ['/courses/azure-details', 'Ed. Tech'],
  ['/mining', 'Industries'],
  ['/blogs/7', 'Blogs'],
  ['/career/apply/SEO%20Specialist', 'Career'],
  ['/contact-us', 'Contact'],
  ['/', undefined],
  ['/enquiry', undefined],
])('the page %s stands under %s in the navigation', (path, label) => {
  expect(currentItem(navigation, path)?.label).toBe(label);
});
