/** @jest-environment node */
import { readDrawing, toneOf } from '@/lib/server/art';
import { formatDate } from '@/lib/dates';
import { shortDuration } from '@/lib/short-duration';
import { shortHours } from '@/lib/short-hours';
import { slugify } from '@/lib/slugify';

it.each([
  ['blog-implementation', 'indigo'],
  ['blog-iot', 'madder'],
  ['blog-meetings', 'sand'],
  ['blog-digital-marketing', 'tint'],
  ['blog-food-marketing', 'marigold'],
  ['glyph-nav', 'sand'],
])('what continues the ground of %s has the tone %s', (picture, tone) => {
  expect(toneOf(picture)).toBe(tone);
});

it.each([
  ['NAV to Business Central', 'nav-to-business-central'],
  ['Contractor/Builder', 'contractor-builder'],
  ['E-invoice/e-way bill', 'e-invoice-e-way-bill'],
  ['RGP & NRGP', 'rgp-and-nrgp'],
  ['Samavāya', 'samavaya'],
])('%s has the anchor %s', (title, anchor) => {
  expect(slugify(title)).toBe(anchor);
});

it('a date has day, month and year', () => {
  expect(formatDate('2025-05-06')).toBe('6 May 2025');
});

it('a drawing is read with its size and shapes, and how threads come in and parts move', () => {
  const drawing = readDrawing('industry-automobile');
  expect(drawing).toMatchObject({ width: 480, height: 360, viewBox: '0 0 480 360' });
  expect(drawing.inner).toContain('<path');
  expect(drawing).toMatchObject({ entry: undefined, motion: undefined });
  expect(readDrawing('service-nav').entry).toBe('banner');
  expect(readDrawing('industry-automobile-parts').motion).toBe('turn');
});

it('a drawing is inlined in the colors of either theme, without a style of its own', () => {
  const { inner, innerInDark } = readDrawing('service-nav');
  expect(inner).toContain('fill="#EBE0CA"');
  expect(innerInDark).toContain('fill="#1C2249"');
  expect(innerInDark).not.toContain('fill="#EBE0CA"');
  for (const markup of [inner, innerInDark]) expect(markup).not.toMatch(/<style|class=/);
});

it('hours have short days', () => {
  expect(shortHours('Monday to Saturday, 10:00 to 18:30 IST')).toBe(
    'Mon to Sat, 10:00 to 18:30 IST',
  );
});

it.each([
  ['6 months at 10 hours a week', '6 months'],
  ['Flexible, self-paced', 'Self-paced'],
])('%s is %s in two words', (duration, short) => {
  expect(shortDuration(duration)).toBe(short);
});
