/**
 * The second anchor of appending: the event store of Emmett on the same PostgreSQL, with a pool of its own. Fifty packages that no one
 * but this bench needs, so they are no dependency: they are fetched into the bench's own folder.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closedLoop } from './measure.mjs';

const PACKAGE = '@event-driven-io/emmett-postgresql';
const VERSION = '0.42.0';
/** An event about as long as the one it stands beside. */
const EVENT = { type: 'LeadSubmitted', data: { leadId: randomUUID(), words: 'x'.repeat(540) } };

async function fetched(folder) {
  const place = join(folder, 'emmett');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${PACKAGE}@${VERSION}`], { cwd: place, stdio: 'ignore' });
  return import(pathToFileURL(createRequire(join(place, 'package.json')).resolve(PACKAGE)).href);
}

/**
 * @param folder of the bench, thrown away after it
 * @returns {Promise<{ loop(clients: number, each: number): ReturnType<typeof closedLoop>, close(): Promise<void> }>} appends to new streams
 */
export async function emmett(url, folder) {
  const { getPostgreSQLEventStore } = await fetched(folder);
  const store = getPostgreSQLEventStore(url);
  await store.appendToStream('warm-up', [EVENT]);
  return {
    loop: (clients, each) =>
      closedLoop(clients, each, () =>
        store.appendToStream(`lead-${randomUUID()}`, [EVENT], { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' }),
      ),
    close: () => store.close(),
  };
}
