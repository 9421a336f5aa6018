import { readFileSync } from 'node:fs';
import path from 'node:path';

type Trap = readonly [pattern: RegExp, instead: string];

const TRAPS: readonly Trap[] = [
  [
    /\b(?:gold (?:microsoft )?partner|certified partner|authori[sz]ed training cent)/i,
    'only the company can prove a partnership; leave it out',
  ],
  [
    /\b(?:aligned to|based on|following)\b[^.]*\b(?:ISTQB|ITIL|CTFL)\b|\b(?:ISTQB|ITIL)[- ]accredited/i,
    'needs a licence or accreditation; say that the course is our own',
  ],
  [
    /(?<!\b(?:not|never|no)\b[^.]*)\bfiles your e-invoices automatically/i,
    'the standard exports and imports JSON',
  ],
  [/\bfree Power BI for everyone/i, 'sharing needs Pro, Premium Per User or capacity'],
  [/\bbuy Power BI Premium P1\b/i, 'new P capacities are not sold; F capacities replace them'],
  [/\bAI Builder credits (?:are )?included/i, 'credits in licences ended on 1 November 2026'],
  [/\bprofessional tax in Uttar Pradesh/i, 'Uttar Pradesh does not levy it'],
  [/\bFSSAI licen[cs]e must be renewed/i, 'licences have no end date since April 2026'],
  [/\bISO 9001:2015 is the latest/i, 'ISO 9001:2026 is'],
  [
    /\blitigation hold (?:on|for|of) (?:an?|the|your) (?:site|SharePoint)/i,
    'it is for mailboxes; a site has a retention hold',
  ],
  [/\bAzure Files sync\b/i, 'the product is Azure File Sync'],
  [/\b100% job|\bassured placement|\bplacement guarantee/i, 'never promise a job'],
  [
    /\ball full users of (?:an?|one|that|the) environment\b/i,
    'the edition is set for each company, not for an environment',
  ],
  [/\bfinish the last repairs\b/i, 'Microsoft updates in the grace month; repairs end before it'],
  [/\brecompute 2B after GSTR-3B/i, 'recompute before GSTR-3B'],
  [/\brecogni[sz]ed by (?:the )?government|\bgovernment approved/i, 'our certificate is our own'],
  [
    /\bfull store release\b|\band a store release\b/i,
    'the course ends with an internal build; say that',
  ],
];

/** Of telling the reader to ask us in place of an answer. */
const MOST_ASK_US = 1;
const PAGES = /^content\/(?:services|products|courses|industries|jobs|blog)\//;

export function statementMistakes(file: string, source: string): string[] {
  const mistakes = source.split('\n').flatMap((text, index) =>
    TRAPS.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${file}:${index + 1}: "${found}": ${instead}`];
    }),
  );
  const asks = [...source.matchAll(/\bask us\b/gi)].length;
  if (PAGES.test(file) && asks > MOST_ASK_US) {
    mistakes.push(
      `${file}: "ask us" comes ${asks} times, at most ${MOST_ASK_US}; answer, or gather what is open in one sentence`,
    );
  }
  return mistakes;
}

export const checkStatements = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    statementMistakes(file, readFileSync(path.join(process.cwd(), file), 'utf8')),
  );
