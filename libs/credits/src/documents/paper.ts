import { type Names, withNames } from '@jurilien/reference';
import type { InvoiceDocument } from '../purchases/invoice-series.js';
import { paperTexts } from './paper-texts.js';
import { paperDay, paperMoney, paperNumber, paperRate } from './formats.js';

type Lang = 'fr' | 'en';

/** Who sells: what the law wants on every invoice above 30 $ (4.4.6). */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly email?: string;
  readonly gstNo: string;
  readonly qstNo: string;
}

/** What a document says as it was when it was issued, so that it reads the same each time. */
export interface AsIssued {
  /** What the product and its coins were called. */
  readonly names: Names;
  /** Days in which unused coins of the purchase may go back to the card. */
  readonly refundDays: number;
}

/** A line of the document's table. */
interface PaperRow {
  readonly what: string;
  readonly detail?: string;
  readonly quantity: string;
  readonly unit: string;
  readonly amount: string;
}
/** A sum under the table. */
interface PaperSum {
  readonly kind: 'discount' | 'net' | 'tax' | 'total' | 'settled';
  readonly label: string;
  readonly amount: string;
}
interface Party {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** An invoice or a credit note in one language, ready to be drawn: every word of it, in reading order, and nothing else. */
export interface Paper {
  readonly lang: Lang;
  readonly kind: InvoiceDocument['kind'];
  readonly no: string;
  readonly issuedOn: string;
  /** What stands at its head: the product's name. */
  readonly product: string;
  /** Name of the file and of the window: `Facture JC-2026-000001`. */
  readonly title: string;
  readonly heading: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly table: {
    readonly caption: string;
    readonly head: readonly [string, string, string, string];
    readonly rows: readonly PaperRow[];
  };
  readonly sums: readonly PaperSum[];
  readonly notes: readonly string[];
  readonly terms: { readonly heading: string; readonly lines: readonly string[] };
  readonly footer: readonly string[];
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, k: string) => values[k] ?? '');
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Texts = (typeof paperTexts)[Lang];
/** The words of documents with the names of their day. */
function textsOf(lang: Lang, names: Names): Texts {
  const named = (value: unknown): unknown =>
    typeof value === 'string'
      ? withNames(value, lang, names)
      : Array.isArray(value)
        ? value.map(named)
        : Object.fromEntries(Object.entries(value as object).map(([key, text]) => [key, named(text)]));
  return named(paperTexts[lang]) as Texts;
}

/** The document in words: the same content for the page, the PDF and anyone who recomputes it by hand. */
export function paperOf(doc: InvoiceDocument, seller: Seller, lang: Lang, issued: AsIssued): Paper {
  const t = textsOf(lang, issued.names);
  const heading = doc.kind === 'invoice' ? t.invoice : t.creditNote;
  const day = paperDay(doc.issuedOn, lang);
  return {
    lang,
    kind: doc.kind,
    no: doc.no,
    issuedOn: doc.issuedOn,
    product: issued.names.product[lang],
    title: `${heading} ${doc.no}`,
    heading,
    facts: [
      [t.number, doc.no],
      [t.date, day],
      doc.corrects ? [doc.kind === 'credit-note' ? t.corrects : t.undoes, doc.corrects] : [t.total, paperMoney(doc.grossCents, lang)],
    ],
    seller: {
      heading: t.seller,
      lines: [
        seller.name,
        ...seller.address,
        ...(seller.email ? [seller.email] : []),
        fill(t.gstNo, { no: seller.gstNo }),
        fill(t.qstNo, { no: seller.qstNo }),
      ],
    },
    buyer: { heading: t.buyer, lines: [...linesOf(doc.buyer), ...linesOf(doc.buyerAddress)] },
    table: { caption: t.caption, head: [t.description, t.quantity, t.unit, t.amount], rows: [rowOf(doc, lang, t)] },
    sums: sumsOf(doc, lang, t),
    notes: [
      ...(doc.kind === 'credit-note' ? [fill(t.correctsNote, { no: doc.corrects ?? '' })] : []),
      ...(doc.taxes.length === 0 ? [t.noTax] : []),
    ],
    terms: {
      heading: t.terms,
      lines:
        doc.kind === 'credit-note' ? t.creditTerms : doc.source === 'subscription' ? planTerms(doc, t) : coinTerms(issued.refundDays, t),
    },
    footer: [fill(t.footer, { seller: seller.name, no: doc.no }), t.otherLang],
  };
}

/** What is included is written about only where something is. */
const planTerms = ({ cc }: InvoiceDocument, t: Texts): readonly string[] => (cc > 0 ? [...t.planTerms, t.planCoins] : t.planTerms);

/** What is true of bought coins; nothing about a refund to the card where there is none. */
function coinTerms(refundDays: number, t: Texts): readonly string[] {
  const days = refundDays === 1 ? t.oneDay : fill(t.days, { n: String(refundDays) });
  return [t.coinsPaid, refundDays === 0 ? t.coinsStay : `${t.coinsStay} ${fill(t.coinsBack, { days })}`];
}

function rowOf(doc: InvoiceDocument, lang: Lang, t: Texts): PaperRow {
  const coins = paperNumber(doc.cc / 100, lang);
  const amount = paperMoney(doc.listCents, lang);
  if (doc.source === 'subscription')
    return {
      what: t.plan,
      ...(doc.cc > 0 ? { detail: fill(t.planDetail, { coins }) } : {}),
      quantity: paperNumber(1, lang),
      unit: amount,
      amount,
    };
  const [what, detail] =
    doc.source === 'refund'
      ? [t.refund]
      : doc.source === 'refund-failed'
        ? [t.refundFailed, t.refundFailedDetail]
        : [t.coins, t.coinsDetail];
  return {
    what,
    ...(detail ? { detail } : {}),
    quantity: coins,
    unit: doc.cc === 0 ? '' : paperMoney((doc.listCents * 100) / doc.cc, lang),
    amount,
  };
}

function sumsOf({ kind, listCents, netCents, taxes, grossCents }: InvoiceDocument, lang: Lang, t: Texts): PaperSum[] {
  const off = listCents - netCents;
  const credit = kind === 'credit-note';
  return [
    ...(off === 0 ? [] : [{ kind: 'discount' as const, label: t.discount, amount: paperMoney(-off, lang) }]),
    { kind: 'net', label: t.net, amount: paperMoney(netCents, lang) },
    ...taxes.map(({ code, rateMilli, cents }) => ({
      kind: 'tax' as const,
      label: fill(t.tax, { name: t.taxes[code], rate: paperRate(rateMilli, lang) }),
      amount: paperMoney(cents, lang),
    })),
    { kind: 'total', label: credit ? t.totalCredit : t.total, amount: paperMoney(grossCents, lang) },
    ...(credit
      ? []
      : [
          { kind: 'settled' as const, label: t.paid, amount: paperMoney(grossCents, lang) },
          { kind: 'settled' as const, label: t.due, amount: paperMoney(0, lang) },
        ]),
  ];
}
