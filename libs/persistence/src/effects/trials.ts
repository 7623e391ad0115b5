import type { Database } from '../database/database.js';
import { TrialRow } from '../entities/trial.js';

/** A trial of a rule, as far as it is. */
export interface Trial {
  readonly id: string;
  readonly subject: string;
  /** Events that were replayed, of how many. */
  readonly done: number;
  readonly total: number;
  readonly report?: unknown;
  readonly at: string;
}

/** Writes down how far a trial is, and at its end what it came to. */
export async function noteTrial(db: Database, { id, subject, done, total, report }: Omit<Trial, 'at'>): Promise<void> {
  const row = { id, subject, done, total, ...(report === undefined ? {} : { report }) };
  await db.repository(TrialRow).upsert(row, { onConflictFields: ['id'], onConflictMergeFields: ['done', 'total', 'report'] });
}

/** The last trial of a rule. */
export async function lastTrial(db: Database, subject: string): Promise<Trial | undefined> {
  const [row] = await db.repository(TrialRow).find({ subject }, { orderBy: { at: 'desc' }, limit: 1 });
  return row && { ...row, report: row.report ?? undefined, at: row.at.toISOString() };
}
