import { formatDate } from '../lib/dates';
import { readOwnData } from './read/own-data';
import { missingNouns } from './schema/own-data';
import {
  type OwnModule,
  type Person,
  type Practice,
  type ProofData,
  proofsSchema,
} from './schema/proofs';

const FILE = 'content/data/proofs.yaml';

const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

const SELLERS = {
  direct: () => 'We are a direct partner of Microsoft’s Cloud Solution Provider (CSP) programme',
  indirect: (provider = '') => `We are an indirect CSP reseller; our provider is ${provider}`,
  none: () => 'We do not sell Microsoft licences: you buy them from the CSP partner of your choice',
} as const;

function partnerLine({ csp, provider, since }: ProofData['partner']): string {
  if (!csp) {
    return 'Whether we are a CSP partner ourselves is not published yet; until it is, plan to buy from one of your choice.';
  }
  return `${SELLERS[csp](provider)}${since && csp !== 'none' ? `, since ${since}` : ''}.`;
}

/** Who calls Microsoft when the fault is in Azure itself. */
const escalationLine = ({ csp }: ProofData['partner']): string =>
  csp === 'direct' || csp === 'indirect'
    ? 'Bought through us, you call us, and we escalate under our partner support; under your own agreement you use the plan that you hold.'
    : 'If the fault is in Azure itself, the CSP partner who sold it escalates; under your own agreement you use the plan that you hold.';

function firstStepLine({ days, fee, setOff }: ProofData['firstStep']): string {
  const facts = [
    days && `${days} working days`,
    fee,
    setOff &&
      (setOff === 'yes' ? 'set off against the project' : 'not set off against the project'),
  ].filter(Boolean);
  return sentences(
    facts.length > 0
      ? `You can order Discover alone: ${facts.join(', ')}.`
      : 'You can order Discover alone; it has a quotation of its own.',
    'You keep the gap list.',
  );
}

const lawUpdateLine = ({ by, days }: ProofData['lawUpdates']): string =>
  by && days
    ? `Tax tables are changed by ${by} within ${days} working days of a notification.`
    : '';

const CODE = {
  client:
    'What we write for you alone is yours, in your repository from the first day. Our own modules are licensed.',
  company:
    'What we write for you is licensed to you, with its source. Our own modules are licensed.',
} as const;

const referenceLine = ({ count, after }: ProofData['references']): string =>
  count
    ? `After ${after ?? 'the gap list'} you may call ${count === 1 ? 'one client' : `${count} clients`}, under NDA.`
    : '';

const personLine = ({ role, years, ...rest }: Person): string => {
  const { trades, languages, onSite, certificates } = rest;
  const facts = [`${years} years`, trades, languages, onSite && `${onSite} on site`, certificates];
  return `${role}: ${facts.filter(Boolean).join('; ')}.`;
};

const PRACTICE_OF: Readonly<Record<string, Practice>> = {
  'nav-details': 'erp',
  'business-central-details': 'erp',
  'powerbi-details': 'data',
  'azure-details': 'cloud',
  'power-apps-details': 'web',
  'sharepoint-details': 'cloud',
  'web-details': 'web',
  'application-development-details': 'web',
  'digital-marketing-details': 'marketing',
  'graphic-design-details': 'marketing',
  'vms-details': 'products',
  'hrms-details': 'products',
};

const MODULE_OF: Readonly<Record<string, OwnModule>> = {
  'rgp-details': 'rgp',
  'qm-details': 'qm',
  'mm-details': 'mm',
  'hrms-details': 'hrms',
  'vms-details': 'vms',
};

const NOT_PUBLISHED = 'Not published yet';

/** Of a sheet; those that are empty share one. */
export function termsOf(
  texts: Readonly<Record<string, string | undefined>>,
): { term: string; text: string }[] {
  const open = Object.keys(texts).filter((term) => !texts[term]);
  return [
    ...Object.entries(texts).flatMap(([term, text]) => (text ? [{ term, text }] : [])),
    ...(open.length > 0 ? [{ term: NOT_PUBLISHED, text: open.join(', ') }] : []),
  ];
}

/** Each sentence for what is empty stands here and nowhere else; '' is left out of pages. */
export function proofsOf(values: ProofData) {
  const { exit, partner, firstStep, lawUpdates, modules, references, support, team } = values;
  const hasTeam = Object.values(team).some(Boolean);
  const peopleOf = (practice: Practice | undefined): string[] =>
    ((practice && team[practice]) ?? []).map(personLine);
  return {
    ...values,
    peopleOf,
    /** Who comes for a service; '' is left out. */
    peopleLine: (service: string): string =>
      sentences(
        ...peopleOf(PRACTICE_OF[service]).map((line, index) =>
          index === 0 ? `Who comes: ${line}` : line,
        ),
      ),
    extensionsOf: (industry: string) => new Map(Object.entries(values.extensions)).get(industry),
    /** Undefined for what is no product of our own. */
    moduleOf: (slug: string) => {
      const name = MODULE_OF[slug];
      if (!name) return undefined;
      const { ownServer, feeBasis, ...card } = modules[name] ?? {};
      const isInErp = ['rgp', 'qm', 'mm'].includes(name);
      return {
        ...card,
        screens: 'The screens on this page are drawn examples, not screenshots.',
        notPublished: modules[name]
          ? ''
          : 'Version, and what it was tested on, are not published yet.',
        wave:
          isInErp && support.updatesBy
            ? `Tested on the preview by ${support.updatesBy}, a month before`
            : '',
        law: name === 'hrms' ? lawUpdateLine(lawUpdates) : '',
        fee: feeBasis && `by ${feeBasis}`,
        ownServer,
      };
    },
    partnerLine: partnerLine(partner),
    escalationLine: escalationLine(partner),
    designationLine: (partner.designations ?? [])
      .map(({ name, until }) => `${name}, valid until ${formatDate(until)}`)
      .join('; '),
    firstStepLine: firstStepLine(firstStep),
    lawUpdateLine: lawUpdateLine(lawUpdates),
    referenceLine: referenceLine(references),
    notPublished: NOT_PUBLISHED,
    codeLine: CODE[exit.codeOwner],
    supportTerms:
      sentences(support.hours, support.escalation) ||
      'Hours, channel and the time to a first answer are lines of the support sheet on the Services page.',
    /** In the one sentence of the page about us. */
    ask: [
      ...(hasTeam ? [] : ['the people of each practice']),
      ...missingNouns(proofsSchema.shape.partner, partner),
      ...(references.count ? [] : ['clients whom you may call']),
    ],
  };
}

export const proofs = proofsOf(readOwnData(FILE, proofsSchema).values);

export type Proofs = ReturnType<typeof proofsOf>;
