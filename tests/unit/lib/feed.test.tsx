import { feedParts } from '@/app/rss.xml/feed-parts';
import { feedXml } from '@/lib/build/feed';
import { htmlOf } from '@/lib/build/html-of';
import Post from '../../../content/blog/3-iot-erp-integration.mdx';

const home = 'https://www.company.example/site';

describe('a post in the feed', () => {
  const html = htmlOf(Post({ components: feedParts(home, `${home}/blogs/3`) }));

  it('is written out whole as plain HTML', () => {
    expect(html).toContain('<h2 id="security">Security</h2>');
    expect(html).toContain('<figcaption>Four signals and where each reading goes</figcaption>');
    expect(html).toContain('<td>One meter reading a shift</td>');
    expect(html).toContain('<ol>');
    expect(html).not.toMatch(/class|style|undefined|\[object/);
  });

  it('has only absolute addresses', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const addresses = [...page.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
    expect(addresses).toContain(`${home}/products/mm-details`);
    expect(addresses).toContain(`${home}/downloads/iot-signal-register.csv`);
    expect(addresses).toContain(`${home}/art/maintenance-plan.svg`);
    for (const address of addresses) expect(address).toMatch(/^https:/);
  });
});

it('a line break within a paragraph is kept', () => {
  expect(
    htmlOf(
      <p>
        one
        <br />
        two
      </p>,
    ),
  ).toBe('<p>one<br>two</p>');
});

it('what has a meaning in HTML is escaped', () => {
  expect(htmlOf(<a href={'/?a="1"&b'}>{'a < b & c'}</a>)).toBe(
    '<a href="/?a=&quot;1&quot;&amp;b">a &lt; b &amp; c</a>',
  );
});

it('the feed is well-formed, also around difficult texts', () => {
  const xml = feedXml({
    title: 'A & B',
    description: 'x < y',
    url: `${home}/blogs`,
    self: `${home}/rss.xml`,
    entries: [
      {
        title: 'Stock & shelf',
        url: `${home}/blogs/8`,
        author: 'ERP practice team',
        date: '2026-12-08',
        summary: '“ten” bins',
        html: '<p>]]></p>',
      },
    ],
  });
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelector('item > title')?.textContent).toBe('Stock & shelf');
  expect(read.querySelector('item > pubDate')?.textContent).toBe('Mon, 07 Dec 2026 18:30:00 GMT');
  expect(read.getElementsByTagName('content:encoded')[0]?.textContent).toBe('<p>]]&gt;</p>');
});
