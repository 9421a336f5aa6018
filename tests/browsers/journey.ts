import { type Visitor, until } from './visitor';

const text = (selector: string) => `(document.querySelector('${selector}')?.innerText ?? '')`;
const isShown = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true }) === true`;
const at = (path: string) => `location.pathname === '${path}'`;

async function actUntil(
  visitor: Visitor,
  act: () => Promise<unknown>,
  shown: string,
  what: string,
): Promise<void> {
  await act();
  await until(visitor, shown, what, act);
}

async function clickUntil(visitor: Visitor, selector: string, shown: string, what: string) {
  await until(visitor, isShown(selector), `${selector} on the page`);
  await actUntil(visitor, () => visitor.click(selector), shown, what);
}

async function fill(visitor: Visitor, form: string, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await visitor.type(`${form} [name="${name}"]`, value);
  }
}

type Step = readonly [step: string, run: (visitor: Visitor) => Promise<void>];

const SERVICE = '/services/nav-details';

const narrowSteps: readonly Step[] = [
  [
    'no section cuts the grounds and threads that overflow it',
    async (visitor) => {
      await visitor.open(SERVICE);
      await until(
        visitor,
        `[...document.querySelectorAll('main section')].every((section) =>
          getComputedStyle(section).contentVisibility !== 'auto' ||
          parseFloat(getComputedStyle(section).overflowClipMargin) > 100)`,
        'sections whose contents may overflow',
      );
    },
  ],
  [
    'the menu opens, and its link leads on',
    async (visitor) => {
      await visitor.open('/');
      await clickUntil(
        visitor,
        '[data-dock] [popovertarget]',
        isShown('nav[popover] a[href$="/career"]'),
        'the menu',
      );
      await clickUntil(visitor, 'nav[popover] a[href$="/career"]', at('/career'), 'the page');
      await until(visitor, `!document.querySelector('[inert]')`, 'a page that can be used');
    },
  ],
];

const wideSteps: readonly Step[] = [
  [
    'the home page shows its title and its picture',
    async (visitor) => {
      await visitor.open('/');
      await until(visitor, isShown('h1'), 'the title');
      await until(
        visitor,
        `[...document.querySelectorAll('main img')].some((image) =>
          image.complete && image.naturalWidth > 0 && image.checkVisibility())`,
        'a picture that is loaded',
      );
    },
  ],
  [
    'the Services menu leads to Business Central',
    async (visitor) => {
      const link = 'nav[aria-label="Main"] a[href$="/services/business-central-details"]';
      await visitor.read(
        `document.querySelector('nav[aria-label="Main"] a[href$="/services"]').focus()`,
      );
      await until(visitor, isShown(link), 'the menu');
      await clickUntil(visitor, link, at('/services/business-central-details'), 'the service page');
      await until(visitor, `/Business\\sCentral/.test(${text('h1')})`, 'its title');
    },
  ],
  [
    'of an accordion one item is open at most',
    async (visitor) => {
      const items = 'section:has(details[name]) details[name]';
      await until(visitor, `document.querySelectorAll('${items}').length > 2`, 'the items');
      // Found anew each time: a second click on the link loads the page once more.
      const group = `[...document.querySelectorAll('${items}')].filter((item) => item.checkVisibility())
        .filter((item, _index, [first]) => item.name === first.name)`;
      const open = (place: number) =>
        `${group}[${place}].open === true && ${group}.filter((item) => item.open).length === 1`;
      const click = (place: number, shown: string, what: string) =>
        actUntil(
          visitor,
          () => visitor.read(`${group}[${place}].querySelector('summary').click()`),
          shown,
          what,
        );
      await click(1, open(1), 'the second item open, and no other');
      await click(0, open(0), 'the first item open, and no other');
      await click(0, `!${group}.some((item) => item.open)`, 'all items closed');
    },
  ],
];

const sharedSteps: readonly Step[] = [
  [
    'the tabs of a course show one panel each',
    async (visitor) => {
      await visitor.open('/courses/business-central-details');
      for (const key of ['outcomes', 'skills', 'about']) {
        const panel = `document.querySelector('[role="tabpanel"][id="${key}"]')`;
        await clickUntil(
          visitor,
          `[role="tab"][aria-controls="${key}"]`,
          `${panel}.checkVisibility() && location.hash === '#${key}'`,
          `the panel ${key}`,
        );
      }
    },
  ],
  [
    'a place in a course can be asked for',
    async (visitor) => {
      const inDock = 'aside button[aria-haspopup="dialog"]';
      await clickUntil(
        visitor,
        (await visitor.read(isShown(inDock))) ? inDock : 'main button[aria-haspopup="dialog"]',
        isShown('dialog[open] form'),
        'the dialog',
      );
      await fill(visitor, 'dialog', {
        name: 'Asha Verma',
        email: 'asha@example.in',
        phone: '+91 50000 12345',
        degree: 'B.Com',
        institute: 'Noida College',
        address: 'Sector 62, Noida',
      });
      await visitor.click('dialog button[type="submit"]');
      await until(
        visitor,
        `${text('dialog')}.includes('Enrollment submitted successfully!') ||
         !document.querySelector('dialog[open]')`,
        'the answer of the inbox',
      );
    },
  ],
  [
    'a picture is drawn in the colors of the dark theme',
    async (visitor) => {
      await visitor.open('/');
      // WebKit applies the fragment to an image that is shown, a moment after it is loaded.
      await visitor.read(
        `document.body.append(...['', '?dark#dark'].map((theme) => {
          const image = new Image(80, 80);
          image.src = '/art/service-nav.svg' + theme;
          return image;
        }))`,
      );
      await visitor.read('scrollTo(0, document.body.scrollHeight)');
      await until(
        visitor,
        `(() => {
          const [light, dark] = [...document.querySelectorAll('body > img')].map((image) => {
            const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0, 8, 8);
            return context.getImageData(6, 1, 1, 1).data[0];
          });
          return light > 200 && dark < 100;
        })()`,
        'its dark ground',
      );
    },
  ],
  [
    'a message can be sent',
    async (visitor) => {
      await visitor.open('/contact-us');
      await until(visitor, isShown('main form [name="name"]'), 'the form');
      await fill(visitor, 'main form', {
        name: 'Asha Verma',
        email: 'asha@example.in',
        mobile: '+91 50000 12345',
        subject: 'Gate passes',
        message: 'Two gates, about ninety vehicles a day.',
      });
      await visitor.click('main form [type="submit"]');
      await until(
        visitor,
        `${text('main')}.includes('Message sent successfully!')`,
        'the words that it went',
      );
    },
  ],
  [
    'the job board narrows to what is chosen',
    async (visitor) => {
      await visitor.open('/career');
      const select = 'main select';
      await until(visitor, isShown(select), 'the filters');
      await actUntil(
        visitor,
        () =>
          visitor.read(
            `(() => { const field = document.querySelector('${select}');
               field.value = 'Backend';
               for (const type of ['input', 'change'])
                 field.dispatchEvent(new Event(type, { bubbles: true })); })()`,
          ),
        `new URLSearchParams(location.search).get('category') === 'Backend'`,
        'the choice in the address',
      );
      await until(
        visitor,
        `[...document.querySelectorAll('main [role="status"]')].some((status) => /of \\d+ job/.test(status.textContent))`,
        'the count',
      );
    },
  ],
];

/** Firefox's driver opens no further page after it. */
const back: Step = [
  'Back leads to the place on the page',
  async (visitor) => {
    await visitor.open(SERVICE);
    const section = `document.querySelector('main section[id="upgradation"]')`;
    // As visitors scroll: a jump leaves sections above without their heights.
    await until(
      visitor,
      `new Promise((reached) => {
        const scroll = () => {
          if (${section}.getBoundingClientRect().top < 300) return reached(true);
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(scroll));
        };
        scroll();
      })`,
      'the section',
    );
    await visitor.read(`document.querySelector('footer a[href$="/career"]').click()`);
    await until(visitor, at('/career'), 'the next page');
    await visitor.back();
    await until(visitor, at(SERVICE), 'the page before');
    await until(
      visitor,
      `Math.abs(${section}?.getBoundingClientRect().top) < 450`,
      'the section in the viewport',
    );
  },
];

export const journeys = [
  { width: 1440, steps: [...wideSteps, ...sharedSteps] },
  { width: 390, steps: [...narrowSteps, ...sharedSteps, back] },
] as const;
