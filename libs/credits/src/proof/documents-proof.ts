import { linesOf } from './account-record.js';
import type { BookEvent, BookLine, Invariant } from './faults.js';

type Data = Readonly<Record<string, unknown>>;
interface Amounts {
  readonly cc: number;
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}
const n = (v: unknown): number => (typeof v === 'number' ? v : 0);
const text = (v: unknown): string => (typeof v === 'string' ? v : '');
const amountsOf = (d: Data): Amounts => {
  const taxCents = ((d['taxes'] as { cents: number }[] | undefined) ?? []).reduce((sum, t) => sum + t.cents, 0);
  return { cc: n(d['cc']), netCents: n(d['netCents']), taxCents, grossCents: n(d['grossCents']) };
};
const inWords = ({ netCents, taxCents, grossCents }: Amounts): string => `${netCents} + ${taxCents} = ${grossCents} cents`;
const same = (a: Amounts, b: Amounts): boolean => a.netCents === b.netCents && a.taxCents === b.taxCents && a.grossCents === b.grossCents;
const moved = (lines: readonly BookLine[], named: (account: string) => boolean): number =>
  lines.reduce((sum, l) => (named(l.account) ? sum + l.debit - l.credit : sum), 0);

interface Bought {
  started?: Amounts;
  paid: number;
  invoices: { amounts: Amounts; event: BookEvent }[];
  entry?: { cc: number; clearing: number; event: BookEvent };
  entries: number;
  /** It was paid when its account was closed: there is no entry for it. */
  unposted?: boolean;
  event?: BookEvent;
}
interface Returned {
  reported?: { amounts: Amounts; event: BookEvent; noted: boolean; unposted: boolean };
  notes: { amounts: Amounts; event: BookEvent }[];
  entry?: { cc: number; clearing: number };
}

type FindAt = (invariant: Invariant, e: BookEvent | undefined, what: string) => void;

function checkPurchase(find: FindAt, id: string, p: Bought): void {
  const at = p.event ?? p.entry?.event ?? p.invoices[0]?.event;
  if (p.paid > 1) find('I6', at, `purchase ${id} was paid ${p.paid} times`);
  if (p.entries > 1) find('I6', at, `the coins of purchase ${id} were granted ${p.entries} times`);
  if (p.paid > 0 && p.entries === 0 && !p.unposted) find('I10', at, `purchase ${id} was paid and has no coins`);
  if (p.paid === 0 && p.entries > 0) find('I10', at, `purchase ${id} has coins and was never paid`);
  if (p.paid > 0 && p.invoices.length !== 1) find('I10', at, `purchase ${id} has ${p.invoices.length} invoices`);
  if (p.paid === 0 && p.invoices.length > 0) find('I10', at, `purchase ${id} has an invoice and was never paid`);
  const [invoice] = p.invoices;
  if (p.started && invoice && !same(p.started, invoice.amounts))
    find('I10', invoice.event, `the invoice says ${inWords(invoice.amounts)}, purchase ${id} ${inWords(p.started)}`);
  if (p.started && p.entry && (p.entry.clearing !== p.started.grossCents || p.entry.cc !== p.started.cc))
    find(
      'I11',
      p.entry.event,
      `${p.entry.clearing} cents for ${p.entry.cc} coins are booked, purchase ${id} is ${p.started.grossCents} for ${p.started.cc}`,
    );
}

function checkRefund(find: FindAt, id: string, r: Returned): void {
  if (!r.reported) return r.notes[0] && find('I10', r.notes[0].event, `refund ${id} has a credit note and never was`);
  const { amounts, event, noted, unposted } = r.reported;
  // Money of a payment that gave no coins goes back without a credit note.
  if (!noted)
    return r.notes.length > 0 || r.entry ? find('I10', event, `refund ${id} has a credit note or an entry, and none is due`) : undefined;
  if (r.notes.length !== 1) find('I10', event, `refund ${id} has ${r.notes.length} credit notes`);
  if (r.notes[0] && !same(amounts, r.notes[0].amounts))
    find('I10', event, `the credit note of refund ${id} says ${inWords(r.notes[0].amounts)}, not ${inWords(amounts)}`);
  if (unposted) return;
  if (!r.entry) find('I11', event, `refund ${id} is in no entry`);
  else if (-r.entry.clearing !== amounts.grossCents)
    find('I11', event, `${-r.entry.clearing} cents are booked for refund ${id} of ${amounts.grossCents}`);
}

/** Each series counts without a gap, and no number is issued twice. */
function numbering(find: FindAt) {
  const series = new Map<string, number>();
  const numbers = new Set<string>();
  return (e: BookEvent): void => {
    const number = n(e.data['n']);
    const no = text(e.data['no']);
    const last = series.get(e.stream) ?? 0;
    if (number !== last + 1) find('I10', e, `number ${number} follows number ${last}`);
    series.set(e.stream, number);
    if (numbers.has(no)) find('I10', e, `${no} was issued twice`);
    numbers.add(no);
  };
}

/** Proves that payments, entries and documents say the same, and that numbers have no gap (I10, I11, I6). */
export function documentsProof(find: FindAt) {
  const bought = new Map<string, Bought>();
  const returned = new Map<string, Returned>();
  const subscriptions = new Map<string, { clearing: number; event: BookEvent }>();
  const checkNumber = numbering(find);
  let issued = 0;

  const purchase = (id: string): Bought => bought.get(id) ?? bought.set(id, { paid: 0, invoices: [], entries: 0 }).get(id)!;
  const refund = (id: string): Returned => returned.get(id) ?? returned.set(id, { notes: [] }).get(id)!;

  function document(e: BookEvent): void {
    issued++;
    const d = e.data;
    checkNumber(e);
    const amounts = amountsOf(d);
    if (amounts.netCents + amounts.taxCents !== amounts.grossCents) find('I10', e, `${text(d['no'])} does not add up: ${inWords(amounts)}`);
    const id = text(d['sourceId']);
    if (d['source'] === 'purchase') purchase(id).invoices.push({ amounts, event: e });
    if (d['source'] === 'refund') refund(id).notes.push({ amounts, event: e });
    if (d['source'] === 'subscription') subscriptions.delete(text(d['no']));
  }

  return {
    /** An entry of an account, for what its payment must say. */
    entry(e: BookEvent): void {
      const clearing = (): number => moved(linesOf(e.data, 'money'), (account) => account === 'M.clearing');
      if (e.type === 'CreditsPurchased') {
        const p = purchase(text(e.data['purchaseId']));
        p.entries++;
        p.entry = { cc: n(e.data['cc']), clearing: clearing(), event: e };
      }
      if (e.type === 'CreditsRefundedToCard') refund(text(e.data['refundId'])).entry = { cc: n(e.data['cc']), clearing: clearing() };
      if (e.type === 'SubscriptionCreditsGranted' && e.data['invoiceNo'] !== undefined)
        subscriptions.set(text(e.data['invoiceNo']), { clearing: clearing(), event: e });
    },
    /** An event of a payment, or a document. */
    read(e: BookEvent): void {
      const id = text(e.data['purchaseId']);
      if (e.type === 'InvoiceIssued' || e.type === 'CreditNoteIssued') return document(e);
      if (e.type === 'PurchaseStarted') Object.assign(purchase(id), { started: amountsOf(e.data), event: e });
      if (e.type === 'PurchasePaid') {
        const p = purchase(id);
        p.paid++;
        p.unposted = e.data['unposted'] === true;
      }
      if (e.type === 'PurchaseRefunded')
        refund(text(e.data['refundId'])).reported = {
          amounts: amountsOf(e.data),
          event: e,
          noted: e.data['creditNoteNo'] !== undefined,
          unposted: e.data['unposted'] === true,
        };
    },
    /** @returns how many documents were issued */
    end(): number {
      for (const [id, p] of bought) checkPurchase(find, id, p);
      for (const [id, r] of returned) checkRefund(find, id, r);
      for (const [no, { event }] of subscriptions) find('I10', event, `its invoice ${no} was never issued`);
      return issued;
    },
  };
}
