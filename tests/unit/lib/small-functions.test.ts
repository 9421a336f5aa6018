/** @jest-environment node */
import { readDrawing, toneOf } from '@/lib/build/art';
import { formatDate } from '@/lib/dates';
import { shortDuration } from '@/lib/short-duration';
import { shortHours } from '@/lib/short-hours';
import { slugify } from '@/lib/slugify';

describe('toneOf', () => {
  it.each([
    ['blog-implementation', 'indigo'],
    ['blog-iot', 'madder'],
    ['blog-meetings', 'marigold'],
    ['blog-food-marketing', 'tint'],
    ['blog-website', 'sand'],
    ['glyph-nav', 'sand'],
  ])('continues the ground of %s', (picture, tone) => {
    expect(toneOf(picture)).toBe(tone);
  });
});

describe('slugify', () => {
  it.each([
    ['NAV to Business Central', 'nav-to-business-central'],
    ['Contractor/Builder', 'contractor-builder'],
    ['E-invoice/e-way bill', 'e-invoice-e-way-bill'],
    ['RGP & NRGP', 'rgp-and-nrgp'],
    ['Samavāya', 'samavaya'],
  ])('makes an anchor of %s', (title, anchor) => {
    expect(slugify(title)).toBe(anchor);
  });
});

describe('formatDate', () => {
  it('writes day, month and year as the site prints them', () => {
    expect(formatDate('2025-05-06')).toBe('6 May 2025');
  });
});

describe('readDrawing', () => {
  it('reads size and shapes of a picture', () => {
    const drawing = readDrawing('industry-automobile');
    expect(drawing).toMatchObject({ width: 480, height: 360, viewBox: '0 0 480 360' });
    expect(drawing.inner).toContain('<path');
    expect(drawing).toMatchObject({ entry: undefined, motion: undefined });
  });

  it('knows how the threads of a page come in, and how parts move', () => {
    expect(readDrawing('service-nav').entry).toBe('banner');
    expect(readDrawing('industry-automobile-parts').motion).toBe('turn');
  });
});

describe('shortHours', () => {
  it('shortens the days', () => {
    expect(shortHours('Monday to Saturday, 10:00 to 18:30 IST')).toBe(
      'Mon to Sat, 10:00 to 18:30 IST',
    );
  });
});

describe('shortDuration', () => {
  it.each([
    ['6 months at 10 hours a week', '6 months'],
    ['Flexible, self-paced', 'Self-paced'],
  ])('says %s in two words', (duration, short) => {
    expect(shortDuration(duration)).toBe(short);
  });
});
