import { questionsFor, readName } from '../content/questions';
import { answersIn, text, type Raw } from './raw';

export const TOTAL = 8;
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const parties = [1, 2, 3, 4].flatMap((n) => [`party${n}Name`, `party${n}Role`]);

/** Answers of each page of the guided request; `must` are the ones checked before going on. */
const STEPS: Readonly<Record<StepNumber, { readonly names: readonly string[]; readonly must: readonly string[] }>> = {
  1: { names: ['lawyerType', 'additionalLawyerTypes[]', 'commercial'], must: ['lawyerType'] },
  2: { names: ['description', 'consultBefore', 'hasCriminalFile', 'employementPeril'], must: ['description'] },
  3: { names: ['region', 'province', 'city', 'street', 'postalCode', 'hasCourtDate', 'courtDate'], must: ['postalCode', 'courtDate'] },
  4: { names: [...parties, 'partiesUnknown'], must: ['party1Name'] },
  5: {
    names: [
      'helpKind',
      'budget',
      'rate',
      'experience',
      'juridicalHelp',
      'hasLegalAidCert',
      'revenueRange',
      'acceptDistance',
      'mediator',
      'paralegal',
      'multi',
    ],
    must: [],
  },
  6: {
    names: ['clientName', 'email', 'phoneNumber', 'lang', 'q.contact.hours[]', 'q.contact.care[]'],
    must: ['clientName', 'email', 'phoneNumber'],
  },
  7: { names: ['consentSharing', 'consentContact', 'consentMarketing', 'juripop', 'neolegal'], must: ['consentSharing', 'consentContact'] },
  8: { names: [], must: [] },
};

/** Names of the answers of a page; the second asks more for some fields of law. */
export const namesOf = (step: StepNumber, raw: Raw): string[] => [
  ...STEPS[step].names,
  ...(step === 2 ? questionsFor(text(raw, 'lawyerType'), 'fr', answersIn(raw)).map(readName) : []),
];

export const mustOf = (step: StepNumber): readonly string[] => STEPS[step].must;

/** The page that asks for an answer. */
export const stepOf = (name: string): StepNumber => {
  const found = (Object.entries(STEPS) as [string, { names: readonly string[] }][]).find(
    ([, { names }]) => names.includes(name) || names.includes(`${name}[]`),
  );
  return Number(found?.[0] ?? 2) as StepNumber;
};

/** The page number of an address; anything else is the first page. */
export function stepAsked(given: string | null): StepNumber | undefined {
  const n = Number(given);
  return Number.isInteger(n) && n >= 1 && n <= TOTAL ? (n as StepNumber) : undefined;
}
