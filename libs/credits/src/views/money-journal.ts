import { view, type Recorded, type Row } from '@jurilien/event-sourcing';
import { creditsUnitPriceCents, localDate } from '@jurilien/reference';
import { creditAccount } from '../credit-account.js';
import { coinLines, entryType, moneyLines, onEntries } from './entry-types.js';

/** The day of the books an instant belongs to: they are kept in the legal time of the seller. */
export const bookDay = (iso: string): string => localDate(iso, 'QC');

/** Accounts of one person are summed under what they stand for. */
const accountOf = (account: string): string => {
  const own = /\.(lot|hold)\.|\.(owed)$/.exec(account);
  return own ? `P.${own[1] ?? own[2]}` : account;
};

interface Sum {
  readonly unit: 'cc' | 'cents';
  debit: number;
  credit: number;
}
function sumsOf(e: Recorded): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const add = (unit: Sum['unit'], account: string, debit: number, credit: number): void => {
    const sum = sums.get(account) ?? { unit, debit: 0, credit: 0 };
    sums.set(account, { unit, debit: sum.debit + debit, credit: sum.credit + credit });
  };
  for (const l of coinLines(e)) add('cc', accountOf(l.account), l.debit, l.credit);
  for (const l of moneyLines(e)) add('cents', l.account, l.debit, l.credit);
  return sums;
}

interface Posting {
  readonly day: string;
  readonly sums: ReadonlyMap<string, Sum>;
}

/** What an event posts, worked out once however many rows it goes to. */
const postings = new WeakMap<Recorded, Posting>();
function posting(e: Recorded): Posting {
  const known = postings.get(e) ?? { day: bookDay(e.occurredAt), sums: sumsOf(e) };
  postings.set(e, known);
  return known;
}

const GIVEN = 'X.granted.promo';
const unitPrice = ({ config, province }: Pick<Recorded, 'config' | 'province'>): number =>
  config.value(creditsUnitPriceCents, { province });

const posted = {
  keys: (e: Recorded) => {
    const { day, sums } = posting(e);
    return Array.from(sums.keys(), (account) => [day, e.province ?? '-', entryType(e), account].join('|'));
  },
  fold: (row: Row | undefined, e: Recorded, key = ''): Row => {
    const account = key.slice(key.lastIndexOf('|') + 1);
    const { day, sums } = posting(e);
    const { unit, debit, credit } = sums.get(account)!;
    return {
      day,
      month: day.slice(0, 7),
      province: e.province,
      type: entryType(e),
      account,
      unit,
      debit: (row?.debit ?? 0) + debit,
      credit: (row?.credit ?? 0) + credit,
      entries: (row?.entries ?? 0) + 1,
      ...(account === GIVEN ? { worth: (row?.worth ?? 0) + (credit - debit) * unitPrice(e) } : {}),
    };
  },
};

/**
 * Both journals by day of the books, province, kind of entry and account (4.4.1): what the trial balance, the sales figures and
 * the charts are added up from, without reading entries.
 */
export const moneyJournal = view(creditAccount)({
  name: 'money-journal',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    day: 'text',
    month: 'text',
    province: 'text',
    type: 'text',
    account: 'text',
    unit: 'text',
    debit: 'bigint',
    credit: 'bigint',
    entries: 'integer',
    /** Of coins given for nothing: hundredths of coins times the price of one, in cents, when they were given. */
    worth: 'bigint',
  },
  indexes: [['day'], ['account', 'day']],
  read: { province: 'province', defaultSort: ['day', 'desc'] },
  on: onEntries(posted),
});
