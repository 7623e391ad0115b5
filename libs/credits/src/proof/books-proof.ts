import { accountProof, type AccountProof } from './account-proof.js';
import { linesOf } from './account-record.js';
import { documentsProof } from './documents-proof.js';
import type { BookEvent, Fault, Invariant } from './faults.js';

/** Sum of one account over the whole book. */
export interface AccountSum {
  readonly account: string;
  readonly unit: 'cc' | 'cents';
  readonly debit: number;
  readonly credit: number;
}

/** What the proof found. */
export interface Proven {
  readonly entries: number;
  readonly accounts: number;
  readonly documents: number;
  /** How many faults there are per invariant; the first of them one by one. */
  readonly counts: Readonly<Partial<Record<Invariant, number>>>;
  readonly faults: readonly Fault[];
  readonly trialBalance: readonly AccountSum[];
}

export interface BooksProof {
  /** Takes the next event: the streams of accounts one after another, then purchases and series of documents. */
  readonly read: (e: BookEvent) => void;
  /** A fault that only the whole log can show. */
  readonly fault: (fault: Fault) => void;
  readonly end: () => Proven;
}

/** So many faults are told one by one; the rest are counted. */
const TOLD = 200;
/** Accounts of persons are summed under what they stand for. */
const summedAs = (account: string): string => account.replace(/^.*\.(lot|hold)\..*$/, 'P.$1').replace(/^(?!P\.).*\.owed$/, 'P.owed');

/**
 * Proves the books anew from the log (4.4.4): an implementation of its own, which reads entries and asks none of the rules that
 * wrote them. Accounts are let go of once read, so that a million entries fit into little memory.
 */
export function booksProof(): BooksProof {
  const faults: Fault[] = [];
  const counts: Partial<Record<Invariant, number>> = {};
  const sums = new Map<string, { unit: 'cc' | 'cents'; debit: number; credit: number }>();
  let [entries, accounts] = [0, 0];
  let now: { stream: string; proof: AccountProof } | undefined;

  const fault = (f: Fault): void => {
    counts[f.invariant] = (counts[f.invariant] ?? 0) + 1;
    if (faults.length < TOLD) faults.push(f);
  };
  const documents = documentsProof((invariant, e, what) => fault({ invariant, stream: e?.stream ?? '', position: e?.position ?? 0, what }));

  function onEntry(e: BookEvent): void {
    entries++;
    for (const side of ['lines', 'money'] as const)
      for (const { account, debit, credit } of linesOf(e.data, side)) {
        const name = side === 'lines' ? summedAs(account) : account;
        const sum = sums.get(name);
        if (sum) {
          sum.debit += debit;
          sum.credit += credit;
        } else sums.set(name, { unit: side === 'lines' ? 'cc' : 'cents', debit, credit });
      }
    documents.entry(e);
  }
  function ofAccount(e: BookEvent): void {
    if (now?.stream !== e.stream) {
      now?.proof.end();
      accounts++;
      const { stream } = e;
      now = {
        stream,
        proof: accountProof(stream, {
          onEntry,
          find: (invariant, at, what) => fault({ invariant, stream, position: at?.position ?? 0, what }),
        }),
      };
    }
    now.proof.read(e);
  }

  return {
    read: (e) => (e.stream.startsWith('credit-') ? ofAccount(e) : documents.read(e)),
    fault,
    end() {
      now?.proof.end();
      now = undefined;
      const issued = documents.end();
      const trialBalance = [...sums].map(([account, sum]) => ({ account, ...sum })).sort((a, b) => a.account.localeCompare(b.account));
      for (const unit of ['cc', 'cents'] as const) {
        const off = trialBalance.reduce((n, s) => (s.unit === unit ? n + s.debit - s.credit : n), 0);
        if (off !== 0) fault({ invariant: 'I11', stream: '', position: 0, what: `the trial balance in ${unit} is ${off} off` });
      }
      return { entries, accounts, documents: issued, counts, faults, trialBalance };
    },
  };
}
