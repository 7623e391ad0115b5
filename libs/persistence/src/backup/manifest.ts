import type { Part } from './parts.js';

/** Logs that only grow, with the column that says in which order, and the one that says when. */
export const LOGS = {
  events: { id: 'position', at: 'occurred_at' },
  access_log: { id: 'id', at: 'at' },
  operator_acts: { id: 'id', at: 'at' },
  audit_seals: { id: 'seq', at: 'at' },
} as const;
export type Log = keyof typeof LOGS;
export const LOG_NAMES = Object.keys(LOGS) as Log[];

/** A stretch of a log: `after < id <= upTo`. */
export interface Segment extends Part {
  readonly log: Log;
  readonly after: number;
  readonly upTo: number;
}
/** What is pending and how far readers were (timers, work, checkpoints), all as of one position of the log. */
export interface State extends Part {
  /** By the database's clock. */
  readonly at: string;
  readonly position: number;
}
/** The data of a backup: each run adds what is new in the logs, and a state. */
export interface DataManifest {
  readonly format: 1;
  /** Migrations the database had had. */
  readonly schema: number;
  /** Mark of the key that addresses are found by; absent in backups of before it was noted. */
  readonly indexKey?: string;
  readonly segments: readonly Segment[];
  readonly states: readonly State[];
}
/** The keys of a backup: one file, replaced by each run, so that a key that was destroyed is soon destroyed everywhere. */
export interface KeysManifest extends Part {
  readonly format: 1;
  readonly at: string;
  /** Names of the master keys that wrap them; the master key itself is in no backup. */
  readonly masterKeys: readonly string[];
}
