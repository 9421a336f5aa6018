import { feedXml } from '@/lib/server/feed';

const home = 'https://www.company.example/site';

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
