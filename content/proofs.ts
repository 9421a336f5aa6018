import { readOwnData } from './read/own-data';
import { missingNouns } from './schema/own-data';
import { type ProofData, proofsSchema } from './schema/proofs';

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
    return 'Whether we are a direct CSP partner, an indirect reseller or neither is not published yet.';
  }
  return `${SELLERS[csp](provider)}${since && csp !== 'none' ? `, since ${since}` : ''}.`;
}

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

const referenceLine = ({ count, after }: ProofData['references']): string =>
  count
    ? `After ${after ?? 'the gap list'} you may call ${count === 1 ? 'one client' : `${count} clients`}, under NDA.`
    : '';

/** Each sentence for what is empty stands here and nowhere else; '' is left out of pages. */
export function proofsOf(values: ProofData) {
  const { partner, firstStep, lawUpdates, references, support, team } = values;
  const hasTeam = Object.values(team).some(Boolean);
  return {
    ...values,
    partnerLine: partnerLine(partner),
    firstStepLine: firstStepLine(firstStep),
    lawUpdateLine: lawUpdateLine(lawUpdates),
    referenceLine: referenceLine(references),
    supportTerms:
      sentences(support.hours, support.escalation) ||
      'Hours, channel and the time to a first answer are lines of the support sheet on the Services page.',
    moduleNotPublished: 'Version, and what it was tested on, are not published yet.',
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
