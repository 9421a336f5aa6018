import 'server-only';
import { escapeUTF8 as escapeXml } from 'entities';

export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  /** Not of a sample. */
  readonly author: string | undefined;
  readonly date: string | undefined;
  readonly summary: string;
  readonly html: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

/** Midnight in India. */
const feedDate = (day: string): string => new Date(`${day}T00:00:00+05:30`).toUTCString();

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]&gt;')}]]>`;

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const item = ({ title, url, author, date, summary, html }: FeedEntry): string =>
  [
    '<item>',
    tag('title', title),
    tag('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    author ? tag('dc:creator', author) : '',
    date ? tag('pubDate', feedDate(date)) : '',
    tag('description', summary),
    `<content:encoded>${cdata(html)}</content:encoded>`,
    '</item>',
  ].join('\n');

export const feedXml = ({ title, description, url, self, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', title),
    tag('link', url),
    tag('description', description),
    '<language>en-IN</language>',
    entries[0]?.date ? tag('lastBuildDate', feedDate(entries[0].date)) : '',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
