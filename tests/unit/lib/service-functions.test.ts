import { ENQUIRY_PRODUCTS } from '@/content/schema/options';
import { topicOf, wishOf } from '@/lib/enquiry';
import { leadIns } from '@/components/ui/lists/lead-in';

describe('the way to the enquiry form', () => {
  it.each([
    ['?product=Power%20BI', { product: 'Power BI' }],
    ['?subject=Business%20Central', { subject: 'Business Central' }],
    ['?subject=+Dynamics+NAV+', { subject: 'Dynamics NAV' }],
    ['?product=Perpetuum%20mobile&subject=', {}],
    [`?subject=${'x'.repeat(500)}`, { subject: 'x'.repeat(120) }],
    ['', {}],
  ])('asks with %s for %j', (search, wish) => {
    expect(wishOf(search, ENQUIRY_PRODUCTS)).toEqual(wish);
  });

  it.each([
    [{ product: 'Visitor Management System (VMS)' }, 'Visitor Management System'],
    [{ product: 'RGP & NRGP in ERP' }, 'RGP & NRGP in ERP'],
    [{ subject: 'Business Central' }, 'Business Central'],
    [{ subject: 'Call +91 50000 01301' }, undefined],
    [{ subject: 'see scam.example' }, undefined],
    [{}, undefined],
  ] as const)('is headed, for %j, by %s', (wish, topic) => {
    expect(topicOf(wish)).toBe(topic);
  });
});

describe('leadIns', () => {
  it('splits points that all begin with a term', () => {
    expect(leadIns(['Device: a scanner', 'Team Member: reads'])).toEqual([
      { term: 'Device:', rest: 'a scanner' },
      { term: 'Team Member:', rest: 'reads' },
    ]);
  });

  it('leaves a list alone in which one does not', () => {
    expect(leadIns(['Device: a scanner', 'A full user'])).toBeNull();
  });
});
