import type { BookEvent, BookLine } from './faults.js';
import type { LotProof } from './lot-proof.js';

export type Data = Readonly<Record<string, unknown>>;
export interface PartOf {
  readonly lotId: string;
  readonly cc: number;
  readonly cents?: readonly number[];
}
export const parts = (d: Data): readonly PartOf[] => (d['parts'] as PartOf[] | undefined) ?? [];
export const text = (v: unknown): string => (typeof v === 'string' ? v : '');
export const number = (v: unknown): number => (typeof v === 'number' ? v : Number.NaN);
export const linesOf = (d: Data, side: 'lines' | 'money'): readonly BookLine[] => (d[side] as BookLine[] | undefined) ?? [];

export interface Held {
  readonly cc: number;
  readonly parts: readonly PartOf[];
  ended?: 'captured' | 'released';
  creditedCc: number;
  acceptanceId?: string;
}

/** An account as the proof adds it up from its lines: balances, lots, holds, freezes, taxes and refunds. */
export interface AccountRecord {
  readonly person: string;
  readonly coins: Map<string, number>;
  readonly lots: Map<string, LotProof>;
  readonly holds: Map<string, Held>;
  readonly keys: Set<string>;
  readonly frozen: Set<string>;
  readonly taxes: Map<string, { paid: number; back: number }>;
  readonly refunds: Map<string, { bought: number; back: number }>;
  open: boolean;
  deferred: number;
  last: BookEvent | undefined;
}

export const accountRecord = (person: string): AccountRecord => ({
  person,
  coins: new Map(),
  lots: new Map(),
  holds: new Map(),
  keys: new Set(),
  frozen: new Set(),
  taxes: new Map(),
  refunds: new Map(),
  open: false,
  deferred: 0,
  last: undefined,
});

export const balance = (a: AccountRecord, account: string): number => a.coins.get(account) ?? 0;
