/**
 * Notes the messages of a version: which rows of work ask for one, for events of every type that makes any. In a copy of the version's
 * commit, with its packages installed and its services built (`npm run build:services`):
 *
 *   node_modules/node/bin/node test/upgrade/note-messages.mjs <copy> test/upgrade/messages-of-<date of the commit>.json
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messagesOf, sampleEvents } from './sample-events.mjs';

const [copy, file] = process.argv.slice(2).map((path) => resolve(path));
const library = (name) => import(pathToFileURL(join(copy, 'dist/libs', name, 'src/index.js')).href);
const [{ contexts }, { shippedConfig }, { MESSAGE_RULES }] = await Promise.all(['runtime', 'reference', 'contracts'].map(library));
const automations = contexts.flatMap((c) => c.automations);

const noted = sampleEvents(join(copy, 'test/golden/events')).map((event) => ({
  ...event,
  // A sample's made-up name of a rule names none.
  rows: messagesOf(automations, event, shippedConfig).filter(({ input }) => MESSAGE_RULES.includes(input.rule)),
}));
const speaking = new Set(noted.flatMap(({ type, rows }) => (rows.length > 0 ? [type] : [])));
const kept = noted.filter(({ type }) => speaking.has(type));
writeFileSync(file, `[\n${kept.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
