import { ERASED } from '@jurilien/event-sourcing';
import { lead, type LeadState, safeContactOf } from '@jurilien/lead';
import {
  calledWords,
  dialled,
  facts,
  type GeneratedPaper,
  heading,
  linesIn,
  momentWords,
  type PaperBlock,
  saying,
  sizeWords,
  toldCare,
  typeset,
} from '@jurilien/reference';
import type { SharedAnswers } from '../disclosure/answers-shared.js';
import { maskEmail, maskName, maskPhone } from '../disclosure/masking.js';
import { partName } from '../privacy/copy/field-words.js';
import { factName } from '../privacy/copy/fact-words.js';
import { factInWords } from '../privacy/copy/values-in-words.js';
import { filledIn, summaryWords } from './paper-words.js';

type Lang = 'fr' | 'en';

export interface SummaryOf {
  readonly state: LeadState;
  readonly answers: SharedAnswers;
  readonly documents: readonly { readonly name?: string | undefined; readonly type: string; readonly bytes: number; readonly at: string }[];
  /** Columns of the request that this reader is not shown in full (`hiddenColumns`); none for the client. */
  readonly hidden: ReadonlySet<string>;
  readonly lang: Lang;
  readonly madeAt: string;
  readonly product: string;
}

/** Facts of the matter in the order of the form. */
const ESSENTIALS = [
  'lawyerType',
  'additionalLawyerTypes',
  'province',
  'region',
  'city',
  'commercial',
  'consult',
  'consultBefore',
  'smallMandate',
  'mediator',
  'paralegal',
  'acceptDistance',
  'budget',
  'rate',
  'experience',
  'juridicalHelp',
  'hasLegalAidCert',
  'hasCourtDate',
  'courtDate',
  'employementPeril',
] as const satisfies readonly (keyof LeadState['facts'])[];

/** What an erased field leaves is nothing to show. */
const told = (text: string | undefined): string | undefined => (text === ERASED ? undefined : text);

/** What the client sent, as it stands with their corrections; contact data masked and texts left out for who is not shown them. */
export function requestSummary(of: SummaryOf): GeneratedPaper {
  const { state: s, answers, hidden, lang, madeAt, product } = of;
  const t = summaryWords[lang];
  const part = (title: string, blocks: PaperBlock[], column = ''): PaperBlock[] =>
    hidden.has(column) || blocks.length === 0 ? [] : [heading(2, title), ...blocks];
  const asked = s.questions.flatMap(({ id, text }): [string, string | undefined][] => [[text, told(s.infoAnswers[id])]]);
  return typeset({
    ...{ lang, product, madeAt },
    title: t.title,
    lead: [
      filledIn(t.about, { code: s.code!, sent: momentWords(s.submittedAt!, lang) }),
      filledIn(t.made, { made: momentWords(madeAt, lang) }),
    ],
    blocks: [
      heading(2, t.essentials),
      ...facts([...essentialsOf(s, lang), ...privateOf(of)]),
      ...part(t.story, storyOf(s, lang), 'description'),
      ...part(t.answers, facts(answers[lang].map(({ label, value }) => [label, told(value)])), 'specificQuestions'),
      ...part(t.asked, facts(asked), 'answers'),
      ...part(t.others, partiesOf(s, lang), 'othersInvolved'),
      heading(2, t.reach),
      ...reachOf(of),
      ...part(t.documents, documentsOf(of)),
      ...part(t.added, facts(s.clientNotes.map(({ at, text }) => [momentWords(at, lang), told(text)])), 'notes'),
    ],
  });
}

/** What was stated: a question that stands as the form began with it was not answered, and the paper claims no answer. */
const essentialsOf = ({ facts: all }: LeadState, lang: Lang): [string, string | undefined][] =>
  ESSENTIALS.map((name) => {
    const value = all[name];
    const stated = value !== null && value !== lead.initial.facts[name] && !(Array.isArray(value) && value.length === 0);
    return [factName(name)![lang], stated ? factInWords(name, value, lang) : undefined];
  });

/** The client's own situation; an income is asked for legal aid alone, and stands at its bracket of departure elsewhere. */
function privateOf({ state: { facts: all }, hidden, lang }: SummaryOf): [string, string | undefined][] {
  if (hidden.has('privateFacts')) return [];
  const { juridicalHelp, revenueRange, hasCriminalFile } = all;
  const income = juridicalHelp && revenueRange !== null ? factInWords('revenueRange', revenueRange, lang) : undefined;
  return [
    [partName('revenueRange')![lang], income],
    [partName('hasCriminalFile')![lang], hasCriminalFile ? factInWords('hasCriminalFile', true, lang) : undefined],
  ];
}

function storyOf({ description, detailsForgotten }: LeadState, lang: Lang): PaperBlock[] {
  if (detailsForgotten) return [saying(summaryWords[lang].forgotten)];
  return linesIn(told(description) ?? '').map(saying);
}

function partiesOf({ othersInvolved }: LeadState, lang: Lang): PaperBlock[] {
  const items = othersInvolved.map(({ name, role }) => [name || summaryWords[lang].unknownParty, role].filter(Boolean).join(', '));
  return items.length > 0 ? [{ type: 'list', items }] : [];
}

/** Contact data, masked for who is not shown them; an address has no masked form and is left out. */
function reachOf({ state: s, hidden, lang }: SummaryOf): PaperBlock[] {
  const t = summaryWords[lang];
  const [name, email, phone] = [told(s.clientName), told(s.email), told(s.phoneNumber)];
  const proven = (address: string | undefined, confirmed: boolean | null): string | undefined =>
    address && (confirmed ? filledIn(t.confirmed, { address }) : address);
  const number = phone && (hidden.has('phoneNumber') ? maskPhone(phone) : calledWords(dialled(phone, s.phoneExtension), lang));
  const care = hidden.has('safeContact') ? undefined : toldCare(safeContactOf(s), lang);
  return facts([
    [t.name, name && (hidden.has('clientName') ? maskName(name) : name)],
    [t.email, proven(email && (hidden.has('email') ? maskEmail(email) : email), s.facts.emailConfirmed)],
    [t.phone, proven(number, s.facts.phoneNumberConfirmed)],
    [t.street, hidden.has('address') ? undefined : [s.address?.street, s.address?.postalCode].filter((x) => x !== undefined)],
    [t.language, factInWords('lang', s.lang, lang)],
    [t.care, care && [...(care.words ? [care.words] : []), ...care.lines]],
  ]);
}

function documentsOf({ documents, lang }: SummaryOf): PaperBlock[] {
  const t = summaryWords[lang];
  if (documents.length === 0) return [];
  const rows = documents.map(({ name, type, bytes, at }) => [
    told(name) ?? filledIn(t.unnamed, { type: type.toUpperCase() }),
    momentWords(at, lang),
    sizeWords(bytes, lang),
  ]);
  return [{ type: 'table', caption: t.documentsCaption, head: [t.document, t.received, t.size], rows }];
}
