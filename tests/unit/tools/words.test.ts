/** @jest-environment node */
import { CEILINGS, kindOf } from '@/scripts/content/words/ceilings';
import { countWords, mainOf } from '@/scripts/content/words/count';
import { mistakesOfPage } from '@/scripts/content/words/report';
import { sentencesOf, soundOf } from '@/scripts/content/words/sentences';

function count(html: string) {
  const main = mainOf(`<header>Not these words</header><main>${html}</main>`);
  if (!main) throw new Error('There is no main element');
  const { wide, phone, all } = countWords(main);
  return { wide, phone, all };
}

describe('the words of a page', () => {
  it('are those of its main part that somebody can see', () => {
    const html =
      '<p>In 3-<b>6</b> months, · 99.5%</p><p hidden>No</p><svg><text>No</text></svg><p role="img">No</p><nav>No</nav><span class="visuallyHidden">No</span>';
    expect(count(html)).toEqual({ wide: 4, phone: 4, all: 4 });
  });

  it('are in sight in an item that is open, and else in all only', () => {
    const item = (state: string) => `<details ${state}><summary>Title</summary>Two words</details>`;
    expect(count(item('open'))).toEqual({ wide: 3, phone: 3, all: 3 });
    expect(count(item(''))).toEqual({ wide: 1, phone: 1, all: 3 });
  });

  it('are in sight on wide screens where a disclosure has no control', () => {
    const html =
      '<details class="x_disclosure x_desktop"><summary><h3>Title</h3></summary>Two words</details>';
    expect(count(html)).toEqual({ wide: 3, phone: 1, all: 3 });
  });

  it('are not counted twice where the title of a closed item has its first sentence', () => {
    const html =
      '<div class="x_accordion"><details><summary><h3>Title</h3><span class="muted x_lead">Two words</span></summary>Two words</details></div>';
    expect(count(html)).toEqual({ wide: 3, phone: 1, all: 3 });
  });

  it('are in sight on wide screens where a phone has no room for them', () => {
    expect(count('<p class="x_wide">Two words</p>')).toEqual({ wide: 2, phone: 0, all: 2 });
  });

  it('are those of the first tab', () => {
    const html = '<div><p role="tabpanel">One</p><p role="tabpanel">Another one</p></div>';
    expect(count(html)).toEqual({ wide: 1, phone: 1, all: 3 });
  });
});

it('a page has the ceiling of its kind, and what is over it is named', () => {
  const kind = kindOf('/services/nav-details');
  expect(kind).toBe('service of six sections');
  expect(kindOf('/leathers')).toBe('industry');
  expect(kindOf('/404')).toBeUndefined();
  expect(
    mistakesOfPage('/leathers', { wide: 900, phone: 620, all: 1100 }, CEILINGS.industry),
  ).toEqual(['/leathers: 620 words in sight on phones, at most 600; fold or cut 20']);
});

it('the sound of a page is the length of its sentences, without titles and points', () => {
  const text = 'A title\nThe limit is Rs. 50,000 between States. We ask.\nA point of a list';
  const sentences = sentencesOf(text);
  expect(sentences.map(({ words }) => words)).toEqual([7, 2]);
  expect(soundOf(sentences)).toMatchObject({ mean: 4.5, deviation: 2.5, longShare: 0 });
});
