import { enquiryHref } from '@/lib/enquiry';
import { leadIns } from '@/lib/lead-in';
import { revealTarget } from '@/lib/reveal-target';

describe('enquiryHref', () => {
  it('chooses the product in the form, safely encoded', () => {
    expect(enquiryHref('RGP & NRGP in ERP')).toBe('/enquiry?product=RGP%20%26%20NRGP%20in%20ERP');
  });

  it('opens the plain form without a product', () => {
    expect(enquiryHref()).toBe('/enquiry');
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
