import { type SheetRows, defineSheet } from '../schema/sheet';

const LIMITS = { seconds: 2.5, milliseconds: 200, shift: 0.1 };

const measured = [
  { name: 'Home', seconds: 1.9, milliseconds: 110, shift: 0.02 },
  { name: 'List of pumps', seconds: 2.4, milliseconds: 170, shift: 0.04 },
  { name: 'Pump with datasheet', seconds: 2.2, milliseconds: 140, shift: 0.08 },
  { name: 'Cart', seconds: 3.1, milliseconds: 240, shift: 0.02 },
  { name: 'Cart, second test', seconds: 2.3, milliseconds: 150, shift: 0.02 },
  { name: 'Enquiry', seconds: 1.6, milliseconds: 90, shift: 0 },
];

const isWithin = (page: (typeof measured)[number]): boolean =>
  page.seconds <= LIMITS.seconds &&
  page.milliseconds <= LIMITS.milliseconds &&
  page.shift <= LIMITS.shift;

const rows = measured.map((page) => ({
  cells: [
    page.name,
    page.seconds,
    page.milliseconds,
    page.shift,
    isWithin(page) ? 'Accepted' : 'Refused',
  ],
  state: isWithin(page) ? undefined : 'marked',
  note: isWithin(page)
    ? undefined
    : { title: 'You refuse it', text: 'The payment script came too early; it waits for a tap now' },
})) satisfies SheetRows;

export const siteAcceptance = defineSheet('site-acceptance', {
  tag: 'Illustrative',
  title: 'Acceptance of a pump maker’s site',
  remark: `Mid-range phone, mobile network · limits ${LIMITS.seconds} s, ${LIMITS.milliseconds} ms, ${LIMITS.shift} · 2 June 2026`,
  columns: [
    { head: 'Kind of page', look: 'head' },
    { head: 'Main content, s', look: 'figure', digits: 1 },
    { head: 'Answer to a tap, ms', look: 'figure' },
    { head: 'Layout shift', look: 'figure', digits: 2 },
    { head: 'Result', look: 'chip', tones: { Accepted: 'good', Refused: 'alarm' } },
  ],
  rows,
  sum: 'Every kind of page is accepted, the cart at the second test',
  signed: { by: ['Your web owner', 'Project lead'] },
  caption: 'Illustrative. You measure each kind of page before you accept the site.',
  file: 'site-acceptance-example',
  label: 'Acceptance of a site, example',
});
