import { randomBytes } from 'node:crypto';
import { openJournal } from '../journal.js';
import type { AnyThing, Kind, Things } from './things.js';

/** What was answered under an idempotency key, and to what. */
export interface Remembered {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}
type Written = { thing: AnyThing } | { key: string; remembered: Remembered };

const PREFIXES: Record<Kind, string> = {
  customer: 'cus_',
  payment_method: 'pm_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  'radar.early_fraud_warning': 'issfr_',
  'checkout.session': 'cs_test_',
  setup_intent: 'seti_',
  subscription: 'sub_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  balance_transaction: 'txn_',
  payout: 'po_',
  'test_helpers.test_clock': 'clock_',
  event: 'evt_',
};
/** A new id of a kind, as the provider writes them. */
export const idOf = (kind: Kind): string => PREFIXES[kind] + randomBytes(kind === 'checkout.session' ? 24 : 12).toString('hex');

/** Everything the stand-in knows about money, in memory and line by line in a file. */
export interface Bank {
  get<K extends Kind>(kind: K, id: string | null | undefined): Things[K] | undefined;
  /** Newest first. */
  all<K extends Kind>(kind: K): Things[K][];
  put<T extends AnyThing>(thing: T): T;
  recall(key: string): Remembered | undefined;
  remember(key: string, remembered: Remembered): void;
  clear(): void;
}

export const openBank = (dataDir: string): Bank => {
  const journal = openJournal<Written>(dataDir, 'stripe.jsonl');
  const kinds = new Map<Kind, Map<string, AnyThing>>();
  const keys = new Map<string, Remembered>();
  const of = (kind: Kind): Map<string, AnyThing> => {
    const known = kinds.get(kind) ?? new Map<string, AnyThing>();
    kinds.set(kind, known);
    return known;
  };
  const apply = (line: Written): void => {
    if ('thing' in line) of(line.thing.object).set(line.thing.id, line.thing);
    else keys.set(line.key, line.remembered);
  };
  for (const line of journal.lines()) apply(line);
  const write = (line: Written): void => {
    apply(line);
    journal.append(line);
  };
  return {
    get: <K extends Kind>(kind: K, id: string | null | undefined) => (id ? (of(kind).get(id) as Things[K] | undefined) : undefined),
    all: <K extends Kind>(kind: K) => ([...of(kind).values()] as Things[K][]).reverse(),
    put(thing) {
      write({ thing });
      return thing;
    },
    recall: (key) => keys.get(key),
    remember: (key, remembered) => write({ key, remembered }),
    clear() {
      kinds.clear();
      keys.clear();
      journal.replace([]);
    },
  };
};
