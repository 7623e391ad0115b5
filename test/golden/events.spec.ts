import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ERASED, fold, registryOf, type Decider } from '@jurilien/event-sourcing';
import { eventCodec, type EventRow, type KeyVault } from '@jurilien/persistence';
import { asShipped, unchanging } from '@jurilien/event-sourcing/testing';
import { contexts } from '../../libs/runtime/src/start/contexts.js';
import { sampleOf, type JsonSchema } from './samples.js';

/**
 * What is in the log stays readable for ever. Each event type has one file per schema version with its schema and two
 * payloads, one with every field and one with only what is required. `GOLDEN=write npm run test:unit -- golden` writes
 * files that are missing, and renews the schema of one whose stored payloads still read the same (a new optional field,
 * one more allowed value). Any other change needs a new version: an upcaster beside the schema, and the old file stays.
 */
interface Golden {
  readonly type: string;
  readonly version: number;
  readonly schema: JsonSchema;
  readonly samples: readonly Record<string, unknown>[];
}

const FOLDER = join(process.cwd(), 'test/golden/events');
const registry = registryOf(contexts);
const deciders: readonly Decider<any, any>[] = contexts.flatMap((c) => c.deciders);
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  return JSON.parse(JSON.stringify(rest)) as JsonSchema;
};
const files = (): string[] => readdirSync(FOLDER).filter((f) => f.endsWith('.json'));
const goldens = (): Golden[] => files().map((f) => JSON.parse(readFileSync(join(FOLDER, f), 'utf8')) as Golden);

/** Keys that exist for everybody, or that have all been destroyed. */
const vault = (erased: boolean): KeyVault =>
  ({
    prepare: () => Promise.resolve(),
    seal: () => {
      throw new Error('nothing is written here');
    },
    open: (sealed: { fields?: unknown }) => (erased ? undefined : sealed.fields),
  }) as unknown as KeyVault;

/** A stored payload as the log gives it back, climbed to today's version. */
async function read({ type, version }: Golden, data: Record<string, unknown>, erased = false): Promise<Record<string, unknown>> {
  const personal = Object.keys(registry.events.get(type)!.personal).filter((field) => data[field] !== undefined);
  const payload = Object.fromEntries(Object.entries(data).filter(([field]) => !personal.includes(field)));
  const fields = Object.fromEntries(personal.map((field) => [field, data[field]]));
  const row = {
    position: '1',
    stream: 's-1',
    version: 1,
    type,
    schema_version: version,
    payload,
    sealed: personal.length > 0 ? { 0: { f: personal, o: 'o', fields } } : null,
    actor: { kind: 'system', id: 'x' },
  } as unknown as EventRow;
  return (await eventCodec(registry.events, vault(erased), unchanging()).decode([row]))[0]!.data;
}
/** Everything a stored payload says is still there; what it left out may have got its default. */
const contains = (read: unknown, stored: unknown): boolean =>
  stored !== null && typeof stored === 'object' && !Array.isArray(stored)
    ? Object.entries(stored).every(([k, v]) => contains((read as Record<string, unknown> | undefined)?.[k], v))
    : JSON.stringify(read) === JSON.stringify(stored);
const readsTheSame = async (golden: Golden): Promise<boolean> => {
  const { schema, version } = registry.events.get(golden.type)!;
  if (golden.version !== version) return false;
  const all = await Promise.all(golden.samples.map(async (sample) => schema.safeParse(await read(golden, sample))));
  return all.every((r, i) => r.success && contains(r.data, golden.samples[i]));
};

async function write(): Promise<void> {
  for (const [type, { version, schema }] of registry.events) {
    const file = join(FOLDER, fileOf(type, version));
    const now = schemaOf(schema);
    const fresh: Golden = { type, version, schema: now, samples: [sampleOf(now, true), sampleOf(now, false)] as Golden['samples'] };
    const known = goldens().find((g) => g.type === type && g.version === version);
    if (!known) writeFileSync(file, `${JSON.stringify(fresh, null, 1)}\n`);
    else if (JSON.stringify(known.schema) !== JSON.stringify(now) && (await readsTheSame(known)))
      writeFileSync(file, `${JSON.stringify({ ...fresh, samples: [...known.samples, fresh.samples[0]] }, null, 1)}\n`);
  }
}
if (process.env['GOLDEN'] === 'write') await write();

const stored = goldens();

it('every event type has a file for each of its versions, and no file is left without its type', () => {
  const expected = [...registry.events].flatMap(([type, { version }]) => Array.from({ length: version }, (_, i) => fileOf(type, i + 1)));
  expect(files().sort()).toEqual(expected.sort());
});

describe.each(stored.map((golden) => [fileOf(golden.type, golden.version), golden] as const))('%s', (_file, golden) => {
  const { schema, version } = registry.events.get(golden.type) ?? { schema: z.object({}), version: 0 };
  const decider = deciders.find((d) => golden.type in d.events)!;

  it('is read back through upcasters into today’s schema, and nothing of it is lost', async () => {
    for (const sample of golden.samples) {
      const data = schema.parse(await read(golden, sample));
      if (golden.version === version) expect(data).toMatchObject(sample);
    }
  });

  if (golden.version === version) {
    it('has the schema of its version: a change that old events do not fit is a new version', () =>
      expect(schemaOf(schema)).toEqual(golden.schema));
  }

  it.each([
    ['as written', false],
    ['after its person was erased', true],
  ])('is understood %s by its life and by every view', async (_when, erased) => {
    for (const sample of golden.samples) {
      const data = await read(golden, sample, erased);
      if (erased)
        for (const field of Object.keys(registry.events.get(golden.type)!.personal)) if (field in sample) expect(data[field]).toBe(ERASED);
      schema.parse(data);
      const event = {
        type: golden.type,
        data,
        position: 1,
        version: 1,
        stream: `${decider.category}-018f2a10-0000-7000-8000-000000000001`,
        occurredAt: '2026-11-02T15:00:00.000Z',
        actor: { kind: 'system' as const, id: 'x' },
        commandId: 'c',
        correlationId: 'c',
        config: asShipped(),
      };
      expect(fold(decider, [event, event])).toBeDefined();
      for (const view of registry.views.values()) {
        const on = view.on[golden.type] ?? view.on['*'];
        if (!on) continue;
        const change = typeof on === 'function' ? on : on.fold;
        const keys = typeof on === 'function' ? [event.stream] : on.keys(event);
        expect(keys.every((key) => typeof key === 'string')).toBe(true);
        for (const [before, key] of keys.flatMap((k) => [[undefined, k] as const, [{}, k] as const])) {
          const row = change(before, event, key) ?? {};
          expect({ view: view.name, strange: Object.keys(row).filter((column) => !(column in view.columns)) }).toEqual({
            view: view.name,
            strange: [],
          });
        }
      }
    }
  });
});
