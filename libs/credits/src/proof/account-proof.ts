import { DAY_MS } from '@jurilien/reference';
import { templateOf, type Template } from './chart.js';
import type { BookEvent, BookLine, Find, Invariant } from './faults.js';
import { lotProof, type LotProof } from './lot-proof.js';

type Data = Readonly<Record<string, unknown>>;
interface PartOf {
  readonly lotId: string;
  readonly cc: number;
  readonly cents?: readonly number[];
}
const parts = (d: Data): readonly PartOf[] => (d['parts'] as PartOf[] | undefined) ?? [];
const text = (v: unknown): string => (typeof v === 'string' ? v : '');
const number = (v: unknown): number => (typeof v === 'number' ? v : Number.NaN);
export const linesOf = (d: Data, side: 'lines' | 'money'): readonly BookLine[] => (d[side] as BookLine[] | undefined) ?? [];

interface Held {
  readonly cc: number;
  readonly parts: readonly PartOf[];
  ended?: 'captured' | 'released';
  creditedCc: number;
  acceptanceId?: string;
}

const plain = ({ debit, credit }: BookLine): boolean =>
  Number.isSafeInteger(debit) && Number.isSafeInteger(credit) && debit >= 0 && credit >= 0 && (debit === 0 || credit === 0);
const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** What the proof of one account hands on to the proof of the whole. */
export interface AccountProof {
  readonly read: (e: BookEvent) => void;
  readonly end: () => void;
}
export interface OnAccount {
  readonly find: (invariant: Invariant, e: BookEvent | undefined, what: string) => void;
  readonly onEntry: (e: BookEvent) => void;
}

/**
 * Proves one account entry by entry (I1–I9, I12), from its lines: balances are added up anew, lots, holds and freezes are followed
 * by their own few words. Nothing here asks the rules that posted them.
 */
export function accountProof(stream: string, { find: found, onEntry }: OnAccount): AccountProof {
  const person = stream.slice(stream.indexOf('-') + 1);
  const coins = new Map<string, number>();
  const lots = new Map<string, LotProof>();
  const holds = new Map<string, Held>();
  const keys = new Set<string>();
  const frozen = new Set<string>();
  const taxes = new Map<string, { paid: number; back: number }>();
  const refunds = new Map<string, { bought: number; back: number }>();
  let open = false;
  let deferred = 0;
  let last: BookEvent | undefined;

  const balance = (account: string): number => coins.get(account) ?? 0;
  const lotBalance = (lotId: string): number => balance(`${person}.lot.${lotId}`);

  /** I1, and that a kind of entry moves the accounts of its kind alone (4.4.2). */
  function checkLines(e: BookEvent, template: Template, find: Find): void {
    for (const side of ['lines', 'money'] as const) {
      const lines = linesOf(e.data, side);
      if (!lines.every(plain)) find('I1', `a line of its ${side} is on both sides, below zero or no whole number`);
      const sum = lines.reduce((n, l) => n + l.debit - l.credit, 0);
      if (sum !== 0) find('I1', `its ${side} are ${Math.abs(sum)} more on the ${sum > 0 ? 'debit' : 'credit'} side`);
    }
    for (const { account, debit } of linesOf(e.data, 'lines')) {
      const own = account.startsWith(`${person}.`) ? account.slice(person.length + 1) : undefined;
      const kind = own?.split('.')[0] ?? account;
      const side = debit > 0 ? 'in' : 'out';
      if (kind === 'lot' ? template.lots !== side : !template.opposite.includes(kind))
        find('I1', `${account} is not moved by an entry of its kind`);
    }
    for (const { account } of linesOf(e.data, 'money'))
      if (!template.money.includes(account)) find('I1', `${account} is not moved by an entry of its kind`);
  }

  /** I2: no lot and no hold below zero after any entry. */
  function post(e: BookEvent, find: Find): void {
    for (const { account, debit, credit } of linesOf(e.data, 'lines')) {
      const now = balance(account) + debit - credit;
      coins.set(account, now);
      if (now < 0 && (account.startsWith(`${person}.lot.`) || account.startsWith(`${person}.hold.`)))
        find('I2', `${account} is ${-now} below zero`);
    }
    for (const { account, debit, credit } of linesOf(e.data, 'money')) if (account === 'M.deferred') deferred += credit - debit;
  }

  function beginLot(e: BookEvent, lotId: string, kind: string, find: Find): void {
    const d = e.data;
    if (lots.has(lotId)) find('I6', `lot ${lotId} begins twice`);
    const worth = (d['worth'] as { account: string; cents: number }[] | undefined) ?? [];
    const expiresAt = d['expiresAt'] === undefined ? undefined : text(d['expiresAt']);
    if (kind === 'purchased' && expiresAt !== undefined) find('I7', `the purchased lot ${lotId} ends`);
    if (kind !== 'purchased' && expiresAt === undefined) find('I7', `the ${kind} lot ${lotId} never ends`);
    lots.set(lotId, lotProof({ lotId, cc: number(d['cc']), worth, expiresAt, purchaseId: text(d['purchaseId']) }));
  }

  /** Coins leave lots for good, or come back from where they went, with what they are worth (I9). */
  function moveWorth(e: BookEvent, way: string, sign: 1 | -1, find: Find): void {
    let cents = 0;
    for (const part of parts(e.data)) {
      const lot = lots.get(part.lotId);
      if (!lot) {
        find('I2', `it moves coins of lot ${part.lotId}, which never began`);
        continue;
      }
      lot.leave(
        way,
        sign * part.cc,
        (part.cents ?? []).map((c) => sign * c),
      );
      cents += sign * (part.cents ?? []).reduce((n, c) => n + c, 0);
      for (const what of lot.wrong(way === 'consumed')) find('I9', what);
    }
    const moved = linesOf(e.data, 'money').reduce((n, l) => (l.account === 'M.deferred' ? n + l.debit - l.credit : n), 0);
    if (moved !== cents) find('I9', `it moves ${moved} cents of what is deferred, its coins are worth ${cents}`);
  }

  /** A lot that had ended lives on with coins that come back to it (4.4.3). */
  function revive(e: BookEvent, until: string): void {
    for (const { lotId } of parts(e.data)) {
      const lot = lots.get(lotId);
      if (lot?.endedAt(e.occurredAt)) lot.expiresAt = until;
    }
  }

  function claim(e: BookEvent, find: Find): void {
    const d = e.data;
    const claimId = text(d['claimId']);
    const cc = number(d['cc']);
    const hold = holds.get(claimId);
    if (e.type === 'CreditsHeld') {
      if (hold) find('I3', `claim ${claimId} is held a second time`);
      holds.set(claimId, { cc, parts: parts(d), creditedCc: 0 });
      return;
    }
    if (!hold) return find('I3', `claim ${claimId} was never held`);
    const same =
      hold.parts.length === parts(d).length && hold.parts.every((p, i) => p.lotId === parts(d)[i]!.lotId && p.cc === parts(d)[i]!.cc);
    if (!same) find('I4', `it moves other coins than were held for claim ${claimId}`);
    if (e.type === 'CreditsRefunded') return credited(hold, e, find);
    if (hold.ended) find('I3', `claim ${claimId} ends a second time: it was ${hold.ended}`);
    if (cc !== hold.cc) find('I4', `${cc} end a hold of ${hold.cc} for claim ${claimId}`);
    hold.ended = e.type === 'HoldCaptured' ? 'captured' : 'released';
    if (e.type === 'HoldReleased') return revive(e, later(e.occurredAt, DAY_MS));
    hold.acceptanceId = text(d['acceptanceId']);
    moveWorth(e, 'consumed', 1, find);
  }

  function credited(hold: Held, e: BookEvent, find: Find): void {
    hold.creditedCc += number(e.data['cc']);
    if (hold.ended !== 'captured' || hold.acceptanceId !== text(e.data['acceptanceId']))
      find('I4', 'it credits an acceptance nothing was captured for');
    if (hold.creditedCc > hold.cc) find('I4', `${hold.creditedCc} came back of a capture of ${hold.cc}`);
    revive(e, text(e.data['reopenUntil']));
    moveWorth(e, 'consumed', -1, find);
  }

  /** I5: what goes back to a card was bought with it and is unspent; its taxes were paid. */
  function payment(e: BookEvent, find: Find): void {
    const d = e.data;
    const purchaseId = text(d['purchaseId']);
    const sign = e.type === 'CreditsPurchased' ? 0 : e.type === 'CreditsRefundedToCard' || e.type === 'ClawbackKept' ? 1 : -1;
    for (const { account, debit, credit } of [...linesOf(d, 'money'), ...worthLines(d)]) {
      if (!account.startsWith('M.tax.')) continue;
      const tax = taxes.get(purchaseId + account) ?? { paid: 0, back: 0 };
      if (sign === 0) tax.paid += credit - debit;
      else tax.back += debit - credit;
      taxes.set(purchaseId + account, tax);
      if (tax.back > tax.paid || tax.back < 0)
        find('I5', `${tax.back} cents of ${account} are back of ${tax.paid} paid with ${purchaseId}`);
    }
    const coinsOf = refunds.get(purchaseId) ?? { bought: 0, back: 0 };
    if (sign === 0) coinsOf.bought += number(d['cc']);
    else if (e.type !== 'ClawbackKept') {
      coinsOf.back += sign * number(d['cc']);
      const strange = parts(d).find((p) => lots.get(p.lotId)?.purchaseId !== purchaseId);
      if (strange) find('I5', `lot ${strange.lotId} was not bought with ${purchaseId}`);
    }
    refunds.set(purchaseId, coinsOf);
    if (coinsOf.back > coinsOf.bought || coinsOf.back < 0)
      find('I5', `${coinsOf.back} coins are back of ${coinsOf.bought} bought with ${purchaseId}`);
  }

  const BEGIN: Readonly<Record<string, (d: Data) => readonly [lotId: string, kind: string]>> = {
    CreditsPurchased: (d) => [text(d['lotId']), 'purchased'],
    CreditsGranted: (d) => [text(d['lotId']), text(d['lotKind'])],
    SubscriptionCreditsGranted: (d) => [text(d['lotId']), 'subscription'],
    CreditsAdjusted: (d) => [parts(d)[0]?.lotId ?? '', d['worth'] === undefined ? 'promo' : 'purchased'],
  };

  function follow(e: BookEvent, find: Find): void {
    const { type, data } = e;
    const begins = BEGIN[type];
    if (begins && data['direction'] !== 'remove') {
      const [lotId, kind] = begins(data);
      beginLot(e, lotId, kind, find);
    } else if (type === 'CreditsAdjusted') moveWorth(e, 'adjusted', 1, find);
    if (['CreditsHeld', 'HoldReleased', 'HoldCaptured', 'CreditsRefunded'].includes(type)) claim(e, find);
    if (['CreditsPurchased', 'CreditsRefundedToCard', 'RefundReversed', 'ClawbackKept'].includes(type)) payment(e, find);
    if (type === 'CreditsRefundedToCard') moveWorth(e, 'refunded', 1, find);
    if (type === 'RefundReversed') moveWorth(e, 'refunded', -1, find);
    if (type === 'ClawbackKept') moveWorth(e, 'lost', 1, find);
    if (type === 'OwedSettled') moveWorth(e, 'settled', 1, find);
    if (type === 'OwedReturned') moveWorth(e, 'settled', -1, find);
    if (type === 'CreditsExpired') lots.get(text(data['lotId']))?.leave('expired', number(data['cc']), []);
  }

  /** I8: the balance an entry wrote is the one its lines add up to at its instant. */
  function checkBalance(e: BookEvent, find: Find): void {
    let available = 0;
    for (const [lotId, lot] of lots) if (!lot.endedAt(e.occurredAt)) available += lotBalance(lotId);
    if (available !== e.data['availableAfterCc'])
      find('I8', `it says ${String(e.data['availableAfterCc'])} are left, its lines leave ${available}`);
  }

  function read(e: BookEvent): void {
    last = e;
    const find: Find = (invariant, what) => found(invariant, e, what);
    if (e.type === 'CreditAccountOpened') open = true;
    else if (e.type === 'CreditAccountClosed') open = false;
    else if (e.type === 'CreditAccountFrozen') frozen.add(`${text(e.data['cause'])} ${text(e.data['ref'])}`);
    else if (e.type === 'CreditAccountUnfrozen') frozen.delete(`${text(e.data['cause'])} ${text(e.data['ref'])}`);
    const template = templateOf(e.type, e.data);
    if (!template) return;
    if (!open) find('I12', 'it is posted while the account is not open');
    else if (frozen.size > 0 && !template.whileFrozen) find('I12', 'it is posted while the account is frozen');
    const key = text(e.data['key']);
    if (keys.has(key)) find('I6', `key ${key} was used before`);
    keys.add(key);
    checkLines(e, template, find);
    post(e, find);
    follow(e, find);
    checkBalance(e, find);
    onEntry(e);
  }

  return {
    read,
    end() {
      const find: Find = (invariant, what) => found(invariant, last, what);
      if (balance(`${person}.owed`) > 0) find('I2', `${person}.owed is above zero: more was filled than was owed`);
      for (const [claimId, hold] of holds) {
        const held = balance(`${person}.hold.${claimId}`);
        if (held !== (hold.ended ? 0 : hold.cc)) find('I3', `the hold of claim ${claimId} keeps ${held}`);
      }
      const worth = [...lots.values()].reduce((n, lot) => n + lot.leftCents(), 0);
      if (worth !== deferred) find('I9', `${deferred} cents are deferred, its unspent lots are worth ${worth}`);
    },
  };
}

/** Taxes due at use are part of what a lot is worth: paid with it all the same. */
const worthLines = (d: Data): readonly BookLine[] =>
  ((d['worth'] as { account: string; cents: number }[] | undefined) ?? []).map(({ account, cents }) => ({
    account,
    debit: 0,
    credit: cents,
  }));
