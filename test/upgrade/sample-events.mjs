/** Events as they are stored, and the messages a version makes of them: each type as it is sampled in test/golden, and with each value of its choices. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = '018f2a10-0000-7000-8000-000000000001';
/** Where and when each of them happened. */
export const HAPPENED = {
  position: 42,
  version: 7,
  stream: `life-${ID}`,
  occurredAt: '2026-11-02T15:00:00.000Z',
  province: 'QC',
  actor: { kind: 'user', id: ID },
  commandId: ID,
  correlationId: ID,
};

const choicesOf = ({ enum: values, type }) => values ?? (type === 'boolean' ? [true, false] : []);

const DAY_MS = 86_400_000;
/** What is said about an instant that lies two months ahead of the event. */
const ahead = (sample) =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(Date.parse(value) + 60 * DAY_MS).toISOString() : value,
    ]),
  );

/** The fullest sample of a type, what it says of instants ahead, with every value of every choice, and without each thing that may be left out. */
function* variants({ schema, samples: [full] }) {
  yield full;
  yield ahead(full);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    for (const value of choicesOf(property)) if (value !== full[name]) yield { ...full, [name]: value };
    const { [name]: _, ...without } = full;
    if (!schema.required?.includes(name)) yield without;
  }
}

/** @param folder test/golden/events of a version */
export const sampleEvents = (folder) =>
  readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap((golden) => [...variants(golden)].map((data) => ({ type: golden.type, data })));

/** The rows of work by which automations ask for the messages of an event. What a sample's made-up words make no sense to makes none. */
export function messagesOf(automations, { type, data }, config) {
  const event = { ...HAPPENED, type, data, config };
  const effectsOf = ({ on }) => {
    try {
      return on[type]?.(event) ?? [];
    } catch {
      return [];
    }
  };
  return automations
    .flatMap(effectsOf)
    .flatMap(({ job, key, input, dueAt }) => (job === 'notify' ? [{ key, input, ...(dueAt ? { dueAt } : {}) }] : []));
}
