import { expect, test } from '../support/fixtures';

for (const address of [
  '/',
  '/about-us',
  '/services/nav-details',
  '/products/rgp-details',
  '/courses/business-central-details',
  '/automobile',
]) {
  test(`${address} has two or three calls, beside the header's ENQUIRY`, async ({
    sharedPage: page,
  }) => {
    await page.goto(address);
    const calls = page.getByRole('main').getByText(/^(ENQUIRY|Contact Now|ENROLL NOW|Enquire.*)$/);
    const visible = await calls.filter({ visible: true }).count();
    expect(visible).toBeLessThanOrEqual(3);
    expect(visible).toBeGreaterThanOrEqual(2);
  });
}
