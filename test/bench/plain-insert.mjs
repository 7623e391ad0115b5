/** The anchor: one 600-byte event per row and per commit, unique (stream, version), through the same driver. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closedLoop, p95 } from './measure.mjs';

const PAYLOAD = JSON.stringify({ leadId: randomUUID(), words: 'x'.repeat(540) });

/** @returns {Promise<{ loop(clients: number, each: number): ReturnType<typeof closedLoop>, close(): Promise<void> }>} */
export async function plainInsert(url, max = 32) {
  const pool = new pg.Pool({ connectionString: url, max, min: 1 });
  await pool.query(`create table if not exists plain_events (position bigint generated always as identity primary key, stream text not null, version integer not null, type text not null,
    payload jsonb not null, occurred_at timestamptz not null default now(), unique (stream, version))`);
  const insert = () =>
    pool.query({
      name: 'plain',
      text: 'insert into plain_events (stream, version, type, payload) values ($1, $2, $3, $4)',
      values: [`lead-${randomUUID()}`, 1, 'LeadSubmitted', PAYLOAD],
    });
  return {
    loop: (clients, each) => closedLoop(clients, each, insert),
    p95: async (clients, each) => p95((await closedLoop(clients, each, insert)).durations),
    close: () => pool.end(),
  };
}
