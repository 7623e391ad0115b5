import type { Sql } from '../database/sql.js';

/** What an operator did past the commands, who it was and why: kept for ever, never edited. */
export interface OperatorAct {
  readonly operator: string;
  readonly act:
    | 'resume'
    | 'skip'
    | 'retry'
    | 'give-up'
    | 'look-at-personal-data'
    | 'rebuild'
    | 'rewrap'
    | 'create-admin'
    | 'reset-factors'
    | 'restore'
    | 'partition'
    | 'archive'
    | 'let-go'
    | 'move-files';
  /** The reader, stream, account, view or event concerned. */
  readonly subject: string;
  readonly reason: string;
}

/** Leaves the trace of an act; in the act's own transaction, so that neither exists without the other. */
export async function recordAct(sql: Sql, { operator, act, subject, reason }: OperatorAct): Promise<void> {
  await sql.query('insert into operator_acts (operator, act, subject, reason) values ($1, $2, $3, $4)', [operator, act, subject, reason]);
}

/** The latest acts, newest first. */
export async function listActs(sql: Sql, limit: number): Promise<(OperatorAct & { readonly at: string })[]> {
  return sql.query(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, operator, act, subject, reason from operator_acts order by id desc limit $1`,
    [limit],
  );
}
