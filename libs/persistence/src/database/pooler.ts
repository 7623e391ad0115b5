import type { Sql } from './sql.js';

/** How our sessions are set up when they begin: by us, or by the pooler that keeps them. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** The line of the pooler's configuration without which its sessions are not as our SQL expects them. */
export const CONNECT_QUERY = `set timezone to utc; set jit to off; set statement_timeout to ${STATEMENT_TIMEOUT_MS}`;

/** The pooler's sessions are not set up as ours are. */
class PoolerUnprepared extends Error {
  constructor(wrong: readonly string[]) {
    super(
      `Settings: the pooler of DATABASE_URL hands out sessions with ${wrong.join(', ')}. Give its database connect_query='${CONNECT_QUERY}' (docs/scaling.md).`,
    );
    this.name = 'PoolerUnprepared';
  }
}

/** A pooler takes no session settings from us, so they are looked at. @throws PoolerUnprepared */
export async function expectPrepared(sql: Sql): Promise<void> {
  const [s] = await sql.query<{ timezone: string; jit: string; statement_timeout: string }>(
    `select current_setting('timezone') as timezone, current_setting('jit') as jit, current_setting('statement_timeout') as statement_timeout`,
  );
  const wrong = [
    ...(s!.timezone === 'UTC' ? [] : [`timezone ${s!.timezone}`]),
    ...(s!.jit === 'off' ? [] : ['jit on']),
    ...(s!.statement_timeout === '0' ? ['no statement_timeout'] : []),
  ];
  if (wrong.length > 0) throw new PoolerUnprepared(wrong);
}
