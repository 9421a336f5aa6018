/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { feedParts } from '@/app/rss.xml/feed-parts';
import Post from '../../../content/blog/3-iot-erp-integration.mdx';

const home = 'https://www.company.example/site';

describe('a post in the feed', () => {
  const html = renderToStaticMarkup(<Post components={feedParts(home, `${home}/blogs/3`)} />);

  it('is written out whole as plain HTML', () => {
    expect(html).toContain('<h2 id="security">Security</h2>');
    expect(html).toContain('<figcaption>Four signals and where each reading goes</figcaption>');
    expect(html).toContain('<td>One meter reading a shift</td>');
    expect(html).toContain('<ol>');
    expect(html).not.toMatch(/class|style|undefined|\[object/);
  });

  it('has only absolute addresses', () => {
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toContain(`${home}/products/mm-details`);
    expect(addresses).toContain(`${home}/downloads/iot-signal-register.csv`);
    expect(addresses).toContain(`${home}/art/blog-week.svg`);
    for (const address of addresses) expect(address).toMatch(/^https:/);
  });
});
