import type { HostRules } from './hosted-site';

const known: Readonly<Record<string, string>> = { powerbi: 'PowerBI', it: 'IT', ls: 'LS' };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function spellings(segment: string): string[] {
  const words = segment.split('-');
  const [first = '', ...rest] = words;
  const named = known[first] ?? capital(first);
  return [
    segment,
    [named, ...rest].join('-'),
    [capital(first), ...rest].join('-'),
    [named, ...rest.map(capital)].join('-'),
    words.map(capital).join('-'),
    segment.toUpperCase(),
  ];
}

/** For case-sensitive hosts; the not-found page handles the rest. */
export function exactRedirects(redirects: HostRules['redirects']): HostRules['redirects'] {
  const found = redirects.flatMap(({ from, to }) => {
    const folder = from.slice(0, from.lastIndexOf('/') + 1);
    const name = from.slice(folder.length);
    const [, words = '', ending = ''] = /^(.*?)(-details)?$/.exec(name) ?? [];
    const names = [...spellings(words).map((spelling) => spelling + ending), ...spellings(name)];
    return names.map((spelling) => ({ from: folder + spelling, to }));
  });
  const byPath = new Map(found.map((redirect) => [redirect.from, redirect]));
  return [...byPath.values()].filter(({ from, to }) => from !== to);
}
