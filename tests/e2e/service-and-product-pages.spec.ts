import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

interface ExpectedSection {
  readonly heading: string | RegExp;
  readonly accordion?: 'first open' | 'closed';
  readonly items?: number | readonly string[];
  readonly entries?: readonly string[];
  readonly cards?: 'some' | number;
  readonly list?: true;
  readonly words?: readonly string[];
}

interface ExpectedPage {
  readonly path: string;
  readonly title: string | RegExp;
  readonly sections: readonly ExpectedSection[];
  readonly enquiry: { readonly product: string } | { readonly subject: string };
  readonly demo?: 'Demo' | 'DEMO';
}

const numbered = (sections: readonly Omit<ExpectedSection, 'heading'>[]): ExpectedSection[] => {
  const names = [
    'Implement',
    'Migration',
    'Upgradation',
    'Customization/Specialist',
    'Business consulting',
    'Integration',
  ];
  return sections.map((section, index) => ({
    ...section,
    heading: `${index + 1} ${names[index] ?? ''}`,
  }));
};

const productSections: readonly ExpectedSection[] = [
  { heading: 'Key Features', accordion: 'closed' },
  { heading: 'Benefits', accordion: 'first open' },
  { heading: 'Industry Use Cases', accordion: 'closed' },
];

const PAGES: readonly ExpectedPage[] = [
  {
    path: '/services/nav-details',
    title: /^Dynamics NAV/,
    enquiry: { subject: 'Dynamics NAV' },
    sections: numbered([
      { accordion: 'first open' },
      { accordion: 'first open' },
      { accordion: 'closed' },
      { accordion: 'first open', list: true },
      {},
      {},
    ]),
  },
  {
    path: '/services/business-central-details',
    title: /^Business\sCentral/,
    enquiry: { subject: 'Business Central' },
    sections: numbered([
      {
        accordion: 'first open',
        items: [
          'Automobile',
          'Retail',
          'Electronic',
          'Contractor/Builder',
          'Service',
          'Manufacturing',
          'Pharma',
        ],
      },
      {
        accordion: 'first open',
        items: [
          'NAV to Business Central',
          'On-premises to cloud',
          'Customization/extension migration',
        ],
      },
      { accordion: 'closed', items: ['Major version upgrades', 'Quarterly updates'] },
      {
        accordion: 'first open',
        items: ['Indent module'],
        entries: ['QA module', 'Maintenance module', 'RGP/NRGP module'],
        words: ['Initial QC', 'Process QC', 'Final QC'],
      },
      {
        entries: [
          'Warehouse consulting',
          'Inventory consulting',
          'Cost consulting',
          'Process consulting',
        ],
      },
      {
        entries: ['Bank', 'HR', 'CRM', 'E-invoice/e-way bill', 'Business Central to Tally'],
        words: ['35+', 'Connect to 35+ applications'],
      },
    ]),
  },
  {
    path: '/services/application-development-details',
    title: 'Application Development Services',
    enquiry: { product: 'Custom Applications' },
    sections: [
      { heading: /./ },
      {
        heading: /./,
        entries: [
          'Mobile application development',
          'Web application development',
          'Cloud-native development',
          'Enterprise application development',
          'API development and integration',
          'Database design',
          'Maintenance and support',
          'Security and compliance',
          'Rapid prototyping',
        ],
        cards: 9,
      },
      ...numbered([
        { accordion: 'first open' },
        { accordion: 'first open' },
        { accordion: 'closed' },
        { accordion: 'first open', list: true, words: ['Testing'] },
        { list: true },
        { list: true },
      ]),
    ],
  },
  {
    path: '/services/powerbi-details',
    title: /^Power BI/,
    enquiry: { product: 'Power BI' },
    sections: [
      { heading: /^Introduction/ },
      { heading: 'Premium and Dedicated Cloud Capacity', accordion: 'first open' },
      { heading: 'Choosing Between', accordion: 'closed' },
      { heading: 'Connectivity Benefit', accordion: 'closed' },
      { heading: 'Performance Tips', accordion: 'closed' },
    ],
  },
  {
    path: '/services/power-apps-details',
    title: /^Power Apps/,
    enquiry: { product: 'Power Apps' },
    sections: [
      { heading: 'What is Power Apps' },
      { heading: /features/, accordion: 'closed', items: 8 },
      { heading: /benefits/, accordion: 'first open', items: 12 },
      { heading: 'What is Power Automate' },
      { heading: /^Power Automate features/, accordion: 'closed', items: 10 },
      { heading: /^Power Automate benefits/, accordion: 'closed', items: 12 },
    ],
  },
  {
    path: '/services/azure-details',
    title: /Azure/,
    enquiry: { subject: 'Microsoft Azure' },
    sections: [
      { heading: /./, words: ['99.5%', '24/7'] },
      {
        heading: /consulting options/i,
        accordion: 'first open',
        items: [
          'Infrastructure as a Service (IaaS)',
          'Platform as a Service (PaaS)',
          'Software as a Service (SaaS)',
          'Hybrid cloud',
          'Strategic advisory',
        ],
      },
      { heading: 'Benefits', accordion: 'closed' },
      { heading: /features/i, cards: 'some' },
      { heading: /^Why choose/, list: true },
    ],
  },
  {
    path: '/services/sharepoint-details',
    title: /^SharePoint/,
    enquiry: { subject: 'SharePoint' },
    sections: [{ heading: /./ }, { heading: /./, accordion: 'first open' }],
  },
  {
    path: '/services/digital-marketing-details',
    title: /^Digital marketing/,
    enquiry: { subject: 'Digital marketing' },
    sections: [{ heading: /./ }, { heading: /./, accordion: 'first open' }],
  },
  {
    path: '/services/graphic-design-details',
    title: /^Graphic design/,
    enquiry: { subject: 'Graphic design' },
    sections: [{ heading: /./ }, { heading: /./, accordion: 'first open' }],
  },
  {
    path: '/services/web-details',
    title: /^Web development/,
    enquiry: { product: 'Custom Applications' },
    sections: [
      { heading: /./, cards: 'some' },
      { heading: /./, cards: 'some' },
    ],
  },
  {
    path: '/services/vms-details',
    title: /^Visitor Management System/,
    enquiry: { product: 'Visitor Management System (VMS)' },
    demo: 'Demo',
    sections: [
      { heading: /./ },
      { heading: /^Features/, accordion: 'closed' },
      { heading: 'Key features', cards: 'some' },
      { heading: /dashboard/i },
      {
        heading: /./,
        entries: [
          'Corporate offices',
          'Hospitals and clinics',
          'Educational institutions',
          'Manufacturing plants',
          'Government facilities',
          'Coworking spaces',
        ],
      },
      { heading: 'Benefits', list: true },
    ],
  },
  {
    path: '/services/hrms-details',
    title: /^HRMS/,
    enquiry: { product: 'Human Resource Management System (HRMS)' },
    demo: 'Demo',
    sections: [{ heading: /./ }, { heading: 'Features', accordion: 'closed' }],
  },
  {
    path: '/products/rgp-details',
    title: /^RGP & NRGP in ERP/,
    enquiry: { product: 'RGP & NRGP in ERP' },
    demo: 'DEMO',
    sections: productSections,
  },
  {
    path: '/products/qm-details',
    title: /^Quality Modules in ERP/,
    enquiry: { product: 'Quality Modules in ERP' },
    demo: 'DEMO',
    sections: productSections,
  },
  {
    path: '/products/mm-details',
    title: /^Maintenance Module in ERP/,
    enquiry: { product: 'Maintenance Module in ERP' },
    demo: 'DEMO',
    sections: productSections,
  },
];

async function sectionsOf(page: Page): Promise<Locator[]> {
  const links = page.getByRole('navigation', { name: 'On this page' }).locator('ol > li > a');
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return ids.map((id) => page.locator(id));
}

const itemsOf = (section: Locator) => section.locator('details[name]');

/** Within one call, because a pointer would take minutes. */
const pressItems = (section: Locator) =>
  section.evaluate((element) => {
    const items = [...element.querySelectorAll<HTMLDetailsElement>('details[name]')].map((item) => {
      const summary = item.querySelector('summary');
      const title = summary?.querySelector<HTMLElement>('h3, h4')?.innerText;
      return { item, summary, title, text: item.querySelector('p, li') };
    });
    const state = () => ({
      open: items.filter(({ item }) => item.open).map(({ title }) => title),
      seen: items.filter(({ text }) => text?.checkVisibility()).map(({ title }) => title),
    });
    const [last, other] = items.toReversed();
    const states = [state()];
    for (const item of other ? [last, other, other] : [last]) {
      item?.summary?.click();
      states.push(state());
    }
    return { titles: items.map(({ title }) => title), states };
  });

async function expectAccordions(page: Page, sections: readonly ExpectedSection[]) {
  const places = await sectionsOf(page);
  for (const [index, { accordion }] of sections.entries()) {
    const section = places[index];
    if (!section || !accordion) continue;
    const { titles, states } = await pressItems(section);
    const [last, other] = titles.toReversed();
    const atFirst = accordion === 'first open' ? titles.slice(0, 1) : [];
    const pressed = titles.length > 1 ? [[last], [other], []] : [[]];
    expect(states).toEqual([atFirst, ...pressed].map((open) => ({ open, seen: open })));
  }
}

for (const { path, title, sections, enquiry, demo } of PAGES) {
  test(`${path} has its title, its sections in order with what each must hold, and its calls`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const places = await sectionsOf(page);
    expect(places.length).toBeGreaterThanOrEqual(sections.length);

    for (const [index, expected] of sections.entries()) {
      const section = places[index];
      if (!section) continue;
      await expect(
        section.getByRole('heading', { level: 2, name: expected.heading }),
      ).toBeVisible();

      const items = itemsOf(section);
      if (!expected.accordion) await expect(items).toHaveCount(0);
      else if (typeof expected.items === 'number') await expect(items).toHaveCount(expected.items);
      else if (expected.items)
        await expect(items.getByRole('heading')).toHaveText([...expected.items]);
      else expect(await items.count()).toBeGreaterThan(1);

      for (const entry of expected.entries ?? []) {
        await expect(section.getByRole('heading', { name: entry, exact: true })).toBeVisible();
      }
      for (const words of expected.words ?? []) {
        await expect(section.getByText(words).filter({ visible: true })).not.toHaveCount(0);
      }
      const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') });
      if (typeof expected.cards === 'number') await expect(cards).toHaveCount(expected.cards);
      else if (expected.cards) expect(await cards.count()).toBeGreaterThan(3);
      if (expected.list) expect(await section.getByRole('list').count()).toBeGreaterThan(0);
    }

    await test.step('it closes with a call that opens the enquiry with its product or service filled in', async () => {
      const [field, value] = Object.entries(enquiry)[0] ?? [];
      const href = `/enquiry?${field}=${encodeURIComponent(String(value))}`;
      const calls = page.getByRole('main').getByRole('link', { name: 'ENQUIRY' });
      expect(await calls.count()).toBeGreaterThanOrEqual(3);
      for (const call of await calls.all()) await expect(call).toHaveAttribute('href', href);
    });

    await test.step('it starts as specified and opens one item at a time', async () => {
      await expectAccordions(page, sections);
    });

    if (!demo) return;
    await test.step(`the ${demo} video opens in a new tab that learns nothing of this one`, async () => {
      const links = page.getByRole('link', { name: new RegExp(`^${demo}`) });
      await expect(links).toHaveCount(demo === 'DEMO' ? 2 : 1);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    });
  });
}

test('the accordions of a service do the same without scripts', async ({
  sharedNoScriptPage: page,
}) => {
  const [{ path, sections } = { path: '/', sections: [] }] = PAGES;
  await page.goto(path);
  await expectAccordions(page, sections);
});

test('business consulting and integration of Dynamics NAV stand side by side', async ({
  sharedPage: page,
}) => {
  await page.goto('/services/nav-details');
  const partsOf = async (name: string) => {
    const section = page.getByRole('region', { name });
    const head = await section.boundingBox();
    const list = await section.getByRole('list').last().boundingBox();
    if (!head || !list) throw new Error(`${name} is not on the page`);
    return { head, list };
  };
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const consulting = await partsOf('5 Business consulting');
    const integration = await partsOf('6 Integration');
    expect(consulting.head.y).toBe(integration.head.y);
    expect(consulting.head.x + consulting.head.width).toBeLessThanOrEqual(integration.head.x);
    expect(Math.min(consulting.list.width, integration.list.width)).toBeGreaterThan(260);
    expect(Math.abs(consulting.list.y - integration.list.y)).toBeLessThanOrEqual(1);
  }
});

test.describe('the anchor of an accordion item', () => {
  const businessCentral = '/services/business-central-details';
  const anchor = '#migration-on-premises-to-cloud';
  const title = 'On-premises to cloud';

  const item = (page: Page) =>
    page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  async function expectOpened(page: Page) {
    await expect(item(page).locator('p').first()).toBeVisible();
    await expect(page.locator('#migration details[open]')).toHaveCount(1);
    await expect(item(page).locator('summary')).toBeInViewport();
    await expect.poll(async () => (await item(page).boundingBox())?.y).toBeGreaterThanOrEqual(76);
    await expect.poll(async () => (await item(page).boundingBox())?.y).toBeLessThan(140);
  }

  test('opens it when the page is loaded with it, also without scripts', async ({
    sharedPage,
    sharedNoScriptPage,
  }) => {
    for (const page of [sharedPage, sharedNoScriptPage]) {
      await page.goto(businessCentral + anchor);
      await expectOpened(page);
    }
  });

  test('opens it when the address changes on the page, and again on the way back', async ({
    sharedPage: page,
  }) => {
    await page.goto(businessCentral);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, anchor);
    await expectOpened(page);
    await page.evaluate(() => {
      window.location.hash = '#migration-nav-to-business-central';
    });
    await expect(item(page).locator('p').first()).toBeHidden();
    await page.goBack();
    await expectOpened(page);
  });
});

for (const width of [390, 1440]) {
  test(`the contents stay above the text at ${width} px and mark the section that is read`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/nav-details#upgradation');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    const marked = () =>
      links.evaluateAll((all) => {
        const colors = all.map((link) => getComputedStyle(link).color);
        const usual = colors.toSorted(
          (a, b) =>
            colors.filter((color) => color === b).length -
            colors.filter((color) => color === a).length,
        )[0];
        return all.filter((_, index) => colors[index] !== usual).map((link) => link.textContent);
      });
    await expect(links.nth(2)).toBeInViewport();
    await expect.poll(marked).toEqual(['3 Upgradation']);
    await links.nth(1).click();
    await expect(page.getByRole('heading', { name: '2 Migration' })).toBeInViewport();
    await expect.poll(marked).toEqual(['2 Migration']);
    const row = await contents.boundingBox();
    const section = await page.locator('#migration').boundingBox();
    expect(Math.round((section?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0))).toBeLessThanOrEqual(
      1,
    );
  });
}
