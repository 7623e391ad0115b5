import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuration, CONFIGURATION_ID, configurationContext } from '@jurilien/configuration';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { ownFingerprint } from '@jurilien/persistence';
import { shippedValues } from '@jurilien/reference';
import { testKernel } from '../../../../test/support/kernel.js';
import { asked } from './arguments.js';
import { run } from './commands.js';

const masterKey = randomBytes(32).toString('base64');
const anotherKey = randomBytes(32).toString('base64');
const settingsWith = (MASTER_KEY: string, publicUrl = 'https://here.example') =>
  ({ MASTER_KEY, MASTER_KEY_EARLIER: [] as string[], publicUrl }) as never;

let k: Awaited<ReturnType<typeof testKernel>>;
let dir: string;
beforeAll(async () => {
  k = await testKernel([configurationContext]);
  dir = mkdtempSync(join(tmpdir(), 'configuration-'));
  await set({ 'lead.files.max': 4 });
});
afterAll(() => k.close());

async function set(values: Record<string, unknown>): Promise<void> {
  await k.dispatch({
    name: 'ProposeConfigChange',
    commandId: randomUUID(),
    input: { changeId: randomUUID(), set: Object.entries(values).map(([key, value]) => ({ key, scope: {}, value })) },
    actor: { kind: 'user', id: randomUUID(), role: 'jurilien_admin' },
    reason: 'Fewer files are enough',
  } as never);
  await k.project();
}

/** Runs one command line; answers what it printed and whether all was well. */
async function config(argv: string[], settings = settingsWith(masterKey)): Promise<{ said: string; fine: boolean }> {
  const lines: string[] = [];
  const kernel = { db: k.db, registry: k.registry, settings };
  const fine = await run({ kernel, print: (line) => lines.push(line) }, asked(argv)!);
  return { said: lines.join('\n'), fine };
}
const kept = (name: string, text: string): string => {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
};

describe('npm run config', () => {
  it('exports every key with what was set, and proves the file it wrote', async () => {
    const { said } = await config(['export']);
    const exported = JSON.parse(said) as { environment: string; version: number; keys: { key: string; own: unknown[] }[] };
    expect(exported).toMatchObject({ environment: 'here.example', version: 2 });
    expect(exported.keys.find(({ key }) => key === 'lead.files.max')!.own).toEqual([{ scope: {}, value: 4 }]);
    const file = kept('own.json', said);
    expect(await config(['verify', file])).toEqual({ fine: true, said: expect.stringMatching(/holds.*signed by this environment\.$/) });
    expect(await config(['diff', file])).toMatchObject({ fine: true, said: expect.stringContaining('Nothing differs.') });
  });

  it('does not believe a file that was edited, and does not compare it', async () => {
    const file = kept('edited.json', (await config(['export'])).said.replace('"value": 4', '"value": 5'));
    for (const command of ['verify', 'diff'])
      expect(await config([command, file])).toEqual({ fine: false, said: expect.stringContaining('does not hold') });
  });

  it('names the key of another environment, and what differs there', async () => {
    const there = await config(['export', '--at', '2020-01-01'], settingsWith(anotherKey, 'https://there.example'));
    const file = kept('there.json', there.said);
    const { said, fine } = await config(['diff', file]);
    expect(fine).toBe(false);
    expect(said).toContain(`from there.example and was signed by another key, ${ownFingerprint(anotherKey)}`);
    expect(said).toContain('lead.files.max  (everywhere)  4  |  10');
  });

  it('tells what is not as it was at an instant', async () => {
    const before = new Date(0).toISOString();
    expect(JSON.parse((await config(['diff', '--at', before, '--json'])).said)).toMatchObject({
      version: 1,
      differences: [{ key: 'lead.files.max', scope: {}, here: 4, there: 10 }],
    });
  });

  it('refuses a file that is none of its own, and a command line that says too little or too much', async () => {
    await expect(config(['verify', kept('other.json', '{}')])).rejects.toThrow('is no export of the configuration');
    await expect(config(['verify', join(dir, 'absent.json')])).rejects.toThrow('cannot be read');
    expect(() => asked(['diff'])).toThrow('diff needs the file');
    expect(() => asked(['diff', 'a.json', '--at', '2026-01-01'])).toThrow('diff needs the file');
    expect(() => asked(['verify'])).toThrow('verify needs the file');
    expect(() => asked(['export', 'a.json'])).toThrow('one word too many');
  });
});

describe('npm run config, after a release that ships other values', () => {
  const BEFORE = '2026-01-02T15:00:00.000Z';
  const deploy = async (occurredAt: string, values: object, at: number, version: number) => {
    await k.store.append({
      command: { name: 'NoteShippedValues', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'deployment' } },
      occurredAt,
      config: asShipped(),
      streams: [
        {
          ref: { decider: configuration, id: CONFIGURATION_ID },
          expectedVersion: at,
          events: [{ type: 'ShippedValuesNoted', data: { version, values } }],
        },
      ],
    });
    await k.project();
  };
  const shippedAt = async (at: string): Promise<Record<string, unknown>> => {
    const { keys } = JSON.parse((await config(['export', '--at', at])).said) as { keys: { key: string; shipped: unknown }[] };
    return Object.fromEntries(keys.map(({ key, shipped }) => [key, shipped]));
  };

  it('exports and compares an instant with what was shipped then, keys included', async () => {
    const { 'pricing.minCc': _, ...others } = shippedValues();
    const last = (await config(['export', '--json'])) as { said: string };
    expect(JSON.parse(last.said)).toMatchObject({ version: 2 });
    await deploy(BEFORE, { ...others, 'lead.hold.maxDays': { shipped: 13 }, 'gone.key': { shipped: true } }, 2, 2);
    await deploy(new Date().toISOString(), shippedValues(), 3, 3);
    const now = new Date().toISOString();
    // The first note speaks for the time before it.
    for (const at of [new Date(0).toISOString(), BEFORE, '2026-02-01T00:00:00.000Z']) {
      const then = await shippedAt(at);
      expect([then['lead.hold.maxDays'], then['gone.key'], 'pricing.minCc' in then]).toEqual([13, true, false]);
    }
    const today = await shippedAt(now);
    expect(today).toMatchObject({ 'pricing.minCc': 50 });
    expect([today['lead.hold.maxDays'], 'gone.key' in today]).toEqual([shippedValues()['lead.hold.maxDays']!.shipped, false]);
    const { said } = await config(['diff', '--at', '2026-02-01T00:00:00Z']);
    expect(said).toContain(`lead.hold.maxDays  (everywhere)  ${String(today['lead.hold.maxDays'])}  |  13`);
    expect(said).toContain('pricing.minCc  (everywhere)  50  |  no such key');
    expect(said).toContain('gone.key  (everywhere)  no such key  |  true');
  });
});
