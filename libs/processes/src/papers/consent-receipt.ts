import type { Recorded } from '@jurilien/event-sourcing';
import type { LeadEvent } from '@jurilien/lead';
import {
  calledWords,
  facts,
  heading,
  type LegalCode,
  type LegalVersion,
  momentWords,
  type PaperBlock,
  remark,
  saying,
  storedText,
  textInWords,
  typeset,
  withProductName,
  type GeneratedPaper,
} from '@jurilien/reference';
import { filledIn, named, receiptWords } from './paper-words.js';

type Lang = 'fr' | 'en';
type Given = Recorded & Extract<LeadEvent, { type: 'ConsentRecorded' }>;

/** An address that is proven to be the client's, with what happened to its choices. */
export interface ProvenAddress {
  readonly address: string;
  readonly events: readonly Recorded[];
}

export interface ReceiptOf {
  readonly code: string;
  readonly sentAt: string;
  /** Someone of the legal network wrote the request for the person. */
  readonly referred: boolean;
  readonly events: readonly Recorded[];
  /** Only what a code or link has proven: anyone may type the address of someone else into a form. */
  readonly addresses: readonly ProvenAddress[];
  /** Every version of a document. */
  readonly versions: (code: LegalCode) => readonly LegalVersion[];
  readonly lang: Lang;
  readonly madeAt: string;
  readonly product: string;
  /** Where one's choices are taken back, for everyone. */
  readonly privacyUrl: string;
}

/** The documents whose sentences consents of a request are given to. */
export const CONSENT_TEXTS = [
  'request-consents',
  'sensitive-answers',
  'phone-script',
  'message-choices',
] as const satisfies readonly LegalCode[];

/** What the client agreed to and declined, each with its text, version, date and way (IN12): what proves it is named, and no hash. */
export function consentReceipt(of: ReceiptOf): GeneratedPaper {
  const { code, sentAt, events, lang, madeAt, product, privacyUrl } = of;
  const t = named(receiptWords[lang], lang, product);
  const given = events.filter((e): e is Given => e.type === 'ConsentRecorded');
  return typeset({
    ...{ lang, product, madeAt },
    title: t.title,
    lead: [filledIn(t.about, { code, sent: momentWords(sentAt, lang) }), filledIn(t.made, { made: momentWords(madeAt, lang) })],
    blocks: [
      heading(2, t.form),
      ...(given.length > 0 ? given.flatMap((e) => oneConsent(e, of)) : [saying(t.none)]),
      heading(2, t.addresses),
      ...choicesOf(of),
      remark(t.addressesUnproven),
      heading(2, t.change),
      saying(t.changeText),
      { type: 'links', links: [{ text: t.changeLink, href: privacyUrl }] },
    ],
  });
}

/** The document that consents of a kind are given to, where the agreement does not name it. */
const documentAbout = (purpose: string): LegalCode =>
  purpose === 'sensitive' ? 'sensitive-answers' : purpose === 'reminder' ? 'message-choices' : 'request-consents';

/** The part of a document that was agreed to, most exact first. */
function partsAbout(purpose: string, source: string | undefined, referred: boolean): string[] {
  if (purpose === 'sensitive') return [source === 'call' ? 'read' : referred ? 'other' : 'own'];
  return referred ? [`${purpose}-for`, purpose] : [purpose];
}

function oneConsent({ data, occurredAt }: Given, { versions, referred, lang, product }: ReceiptOf): PaperBlock[] {
  const t = named(receiptWords[lang], lang, product);
  const { purpose, granted, textVersion, source = 'form' } = data;
  const about = documentAbout(purpose);
  const { document, version } = storedText(textVersion, about);
  const text = versions(document).find((v) => v.version === version)?.[lang];
  const part = partsAbout(purpose, source, referred).flatMap((id) => text?.parts.find((p) => p.id === id) ?? [])[0];
  const ours = (words: string): string => withProductName(words, lang, product);
  return [
    heading(3, ours(part?.title ?? purpose)),
    ...facts([
      [t.answer, granted ? t.granted : t.declined],
      [t.sentence, part?.paragraphs?.map(ours)],
      [t.text, ours(textInWords(textVersion, about, lang))],
      [t.at, momentWords(occurredAt, lang)],
      [t.how, t[`how_${source}`]],
    ]),
  ];
}

/** What an event of an address says in the client's words: the choice, the text it was given to, and how. */
interface Choice {
  readonly choice: keyof (typeof receiptWords)['fr'];
  readonly text?: string;
  readonly how: keyof (typeof receiptWords)['fr'];
}

/** Which document a choice was made beside, by where it was made. */
const BESIDE: Readonly<Record<string, LegalCode>> = { form: 'request-consents', call: 'phone-script' };
const HOW: Readonly<Record<string, Choice['how']>> = {
  form: 'how_form',
  call: 'how_call',
  page: 'how_page',
  keyword: 'how_keyword',
  provider: 'how_provider',
  staff: 'how_staff',
  'one-click': 'how_oneClick',
  complaint: 'how_complaint',
  import: 'how_import',
  system: 'how_system',
};

function choiceOf({ type, data }: Recorded, lang: Lang): Choice | undefined {
  const source = String(data['source']);
  const how = HOW[source] ?? 'how_page';
  if (type === 'ImpliedConsentExpired') return { choice: 'marketing_over', how: 'how_system' };
  if (type === 'SmsOptedOut' || type === 'SmsOptedIn') return { choice: type === 'SmsOptedOut' ? 'sms_no' : 'sms_yes', how };
  const of = data['class'] === 'marketing' ? 'marketing' : 'service';
  if (type === 'ConsentWithdrawn') return { choice: `${of}_no`, how };
  if (type !== 'ContactConsentRecorded') return undefined;
  if (data['basis'] !== 'express') return { choice: 'marketing_implied', how };
  const text = source === 'import' ? undefined : textInWords(String(data['textVersion']), BESIDE[source] ?? 'message-choices', lang);
  return { choice: `${of}_${data['pending'] ? 'pending' : 'yes'}`, ...(text ? { text } : {}), how };
}

function choicesOf({ addresses, lang, product }: ReceiptOf): PaperBlock[] {
  const t = named(receiptWords[lang], lang, product);
  const rows = addresses
    .flatMap(({ address, events }) =>
      events.flatMap((e) => {
        const made = choiceOf(e, lang);
        return made ? [{ at: e.occurredAt, address, ...made }] : [];
      }),
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, address, choice, text, how }) => [
      momentWords(at, lang),
      calledWords(address, lang),
      t[choice],
      [text && withProductName(text, lang, product), t[how]].filter(Boolean).join(' · '),
    ]);
  if (rows.length === 0) return [saying(t.addressesNone)];
  return [{ type: 'table', caption: t.caption, head: [t.at, t.address, t.choice, t.proof], rows }];
}
