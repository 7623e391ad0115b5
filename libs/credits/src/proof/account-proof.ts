import { templateOf, type Template } from './chart.js';
import { accountRecord, balance, linesOf, number, parts, text, type AccountRecord, type Data } from './account-record.js';
import type { BookEvent, BookLine, Find, Invariant } from './faults.js';
import { beginLot, claim, moveWorth } from './lot-moves.js';
import { payment } from './payment-moves.js';

const plain = ({ debit, credit }: BookLine): boolean =>
  Number.isSafeInteger(debit) && Number.isSafeInteger(credit) && debit >= 0 && credit >= 0 && (debit === 0 || credit === 0);

/** What the proof of one account hands on to the proof of the whole. */
export interface AccountProof {
  readonly read: (e: BookEvent) => void;
  readonly end: () => void;
}
export interface OnAccount {
  readonly find: (invariant: Invariant, e: BookEvent | undefined, what: string) => void;
  readonly onEntry: (e: BookEvent) => void;
}

/** I1, and that a kind of entry moves the accounts of its kind alone (4.4.2). */
function checkLines(a: AccountRecord, e: BookEvent, template: Template, find: Find): void {
  for (const side of ['lines', 'money'] as const) {
    const lines = linesOf(e.data, side);
    if (!lines.every(plain)) find('I1', `a line of its ${side} is on both sides, below zero or no whole number`);
    const sum = lines.reduce((n, l) => n + l.debit - l.credit, 0);
    if (sum !== 0) find('I1', `its ${side} are ${Math.abs(sum)} more on the ${sum > 0 ? 'debit' : 'credit'} side`);
  }
  for (const { account, debit } of linesOf(e.data, 'lines')) {
    const own = account.startsWith(`${a.person}.`) ? account.slice(a.person.length + 1) : undefined;
    const kind = own?.split('.')[0] ?? account;
    const side = debit > 0 ? 'in' : 'out';
    if (kind === 'lot' ? template.lots !== side : !template.opposite.includes(kind))
      find('I1', `${account} is not moved by an entry of its kind`);
  }
  for (const { account } of linesOf(e.data, 'money'))
    if (!template.money.includes(account)) find('I1', `${account} is not moved by an entry of its kind`);
}

/** I2: no lot and no hold below zero after any entry. */
function post(a: AccountRecord, e: BookEvent, find: Find): void {
  for (const { account, debit, credit } of linesOf(e.data, 'lines')) {
    const now = balance(a, account) + debit - credit;
    a.coins.set(account, now);
    if (now < 0 && (account.startsWith(`${a.person}.lot.`) || account.startsWith(`${a.person}.hold.`)))
      find('I2', `${account} is ${-now} below zero`);
  }
  for (const { account, debit, credit } of linesOf(e.data, 'money')) if (account === 'M.deferred') a.deferred += credit - debit;
}

const BEGIN: Readonly<Record<string, (d: Data) => readonly [lotId: string, kind: string]>> = {
  CreditsPurchased: (d) => [text(d['lotId']), 'purchased'],
  CreditsGranted: (d) => [text(d['lotId']), text(d['lotKind'])],
  SubscriptionCreditsGranted: (d) => [text(d['lotId']), 'subscription'],
  CreditsAdjusted: (d) => [parts(d)[0]?.lotId ?? '', d['worth'] === undefined ? 'promo' : 'purchased'],
};

function follow(a: AccountRecord, e: BookEvent, find: Find): void {
  const { type, data } = e;
  const begins = BEGIN[type];
  if (begins && data['direction'] !== 'remove') {
    const [lotId, kind] = begins(data);
    beginLot(a, e, lotId, kind, find);
  } else if (type === 'CreditsAdjusted') moveWorth(a, e, 'adjusted', 1, find);
  if (['CreditsHeld', 'HoldReleased', 'HoldCaptured', 'CreditsRefunded'].includes(type)) claim(a, e, find);
  if (['CreditsPurchased', 'CreditsRefundedToCard', 'RefundReversed', 'ClawbackKept'].includes(type)) payment(a, e, find);
  if (type === 'CreditsRefundedToCard') moveWorth(a, e, 'refunded', 1, find);
  if (type === 'RefundReversed') moveWorth(a, e, 'refunded', -1, find);
  if (type === 'ClawbackKept') moveWorth(a, e, 'lost', 1, find);
  if (type === 'OwedSettled') moveWorth(a, e, 'settled', 1, find);
  if (type === 'OwedReturned') moveWorth(a, e, 'settled', -1, find);
  if (type === 'CreditsExpired') a.lots.get(text(data['lotId']))?.leave('expired', number(data['cc']), []);
}

/** I8: the balance an entry wrote is the one its lines add up to at its instant. */
function checkBalance(a: AccountRecord, e: BookEvent, find: Find): void {
  let available = 0;
  for (const [lotId, lot] of a.lots) if (!lot.endedAt(e.occurredAt)) available += balance(a, `${a.person}.lot.${lotId}`);
  if (available !== e.data['availableAfterCc'])
    find('I8', `it says ${String(e.data['availableAfterCc'])} are left, its lines leave ${available}`);
}

/**
 * Proves one account entry by entry (I1–I9, I12), from its lines: balances are added up anew, lots, holds and freezes are followed
 * by their own few words. Nothing here asks the rules that posted them.
 */
export function accountProof(stream: string, { find: found, onEntry }: OnAccount): AccountProof {
  const a = accountRecord(stream.slice(stream.indexOf('-') + 1));

  function read(e: BookEvent): void {
    a.last = e;
    const find: Find = (invariant, what) => found(invariant, e, what);
    if (e.type === 'CreditAccountOpened') a.open = true;
    else if (e.type === 'CreditAccountClosed') a.open = false;
    else if (e.type === 'CreditAccountFrozen') a.frozen.add(`${text(e.data['cause'])} ${text(e.data['ref'])}`);
    else if (e.type === 'CreditAccountUnfrozen') a.frozen.delete(`${text(e.data['cause'])} ${text(e.data['ref'])}`);
    const template = templateOf(e.type, e.data);
    if (!template) return;
    if (!a.open) find('I12', 'it is posted while the account is not open');
    else if (a.frozen.size > 0 && !template.whileFrozen) find('I12', 'it is posted while the account is frozen');
    const key = text(e.data['key']);
    if (a.keys.has(key)) find('I6', `key ${key} was used before`);
    a.keys.add(key);
    checkLines(a, e, template, find);
    post(a, e, find);
    follow(a, e, find);
    checkBalance(a, e, find);
    onEntry(e);
  }

  return {
    read,
    end() {
      const find: Find = (invariant, what) => found(invariant, a.last, what);
      if (balance(a, `${a.person}.owed`) > 0) find('I2', `${a.person}.owed is above zero: more was filled than was owed`);
      for (const [claimId, hold] of a.holds) {
        const held = balance(a, `${a.person}.hold.${claimId}`);
        if (held !== (hold.ended ? 0 : hold.cc)) find('I3', `the hold of claim ${claimId} keeps ${held}`);
      }
      const worth = [...a.lots.values()].reduce((n, lot) => n + lot.leftCents(), 0);
      if (worth !== a.deferred) find('I9', `${a.deferred} cents are deferred, its unspent lots are worth ${worth}`);
    },
  };
}
