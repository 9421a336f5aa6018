import { ENQUIRY_PRODUCTS } from '@/content/schema/options';
import { topicOf, wishOf } from '@/lib/enquiry';
import { leadIns } from '@/lib/lead-in';
import { revealTarget } from '@/lib/browser/reveal-target';

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

describe('revealTarget', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    document.body.innerHTML = `
      <details id="first" open><summary>One</summary><span id="one"></span></details>
      <details id="second"><summary>Two</summary><span id="two"></span></details>`;
  });

  const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open');

  it('opens the item that holds the target and scrolls there', () => {
    revealTarget('#two');
    expect(isOpen('second')).toBe(true);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('does nothing for an item that is open already', () => {
    revealTarget('#one');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['', '#', '#nowhere', '#100%'])('does nothing for the hash %j', (hash) => {
    revealTarget(hash);
    expect(isOpen('second')).toBe(false);
  });
});
