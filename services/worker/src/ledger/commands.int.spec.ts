import { randomUUID } from 'node:crypto';
import { context, streamId, type Recorded } from '@jurilien/event-sourcing';
import { creditAccount } from '../../../../libs/credits/src/credit-account.js';
import { soundLog } from '../../../../libs/credits/src/proof/proof.testing.js';
import { invoiceSeries } from '../../../../libs/credits/src/purchases/invoice-series.js';
import { purchase } from '../../../../libs/credits/src/purchases/purchase.js';
import { testKernel } from '../../../../test/support/kernel.js';
import { asked } from './arguments.js';
import { run } from './commands.js';

const P = randomUUID();
const books = context({ name: 'books', deciders: [creditAccount, purchase, invoiceSeries], decisions: [], views: [], automations: [] });
let k: Awaited<ReturnType<typeof testKernel>>;
const log = soundLog(P);
beforeAll(async () => {
  k = await testKernel([books]);
  for (const e of log) await append(e);
});
afterAll(() => k.close());

const append = ({ stream, version, type, data, occurredAt, config }: Recorded) =>
  k.store.append({
    command: { name: 'test', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'test' } },
    occurredAt,
    config,
    streams: [
      {
        ref: { decider: { category: stream.split('-', 1)[0]! }, id: streamId(stream) } as never,
        expectedVersion: version - 1,
        events: [{ type, data }],
      },
    ],
  });

/** Runs one command line; answers what it printed and whether all was well. */
async function ledger(...argv: string[]): Promise<{ output: string; fine: boolean }> {
  const lines: string[] = [];
  const fine = await run({ db: k.db, codec: k.codec, print: (l) => lines.push(l), progress: () => undefined }, asked(argv)!);
  return { output: lines.join('\n'), fine };
}

describe('npm run ledger', () => {
  it('proves the books from the log: all twelve invariants hold', async () => {
    const { output, fine } = await ledger('verify');
    expect(fine).toBe(true);
    expect(output).toMatch(/^23 entries of 1 accounts and 4 documents were read in /);
    expect(output.match(/^I\d+ +holds$/gm)).toHaveLength(12);
  });

  it('shows the trial balance as of an instant, both sides even', async () => {
    const { output, fine } = await ledger('trial-balance', '--at', log[3]!.occurredAt);
    expect(fine).toBe(true);
    expect(output).toMatch(/M\.deferred +0\.00 +380\.00 +-380\.00/);
    expect(output.match(/^total .* 0\.00$/gm)).toHaveLength(2);
    expect(JSON.parse((await ledger('trial-balance', '--json')).output)).toMatchObject({ even: true });
  });

  it('states one account with both journals, up to an instant', async () => {
    const { output } = await ledger('statement', P, '--at', log[2]!.occurredAt);
    expect(output).toContain('purchase');
    expect(output).toMatch(/Dr M\.clearing +436\.91 \$/);
    expect(output).not.toContain('capture');
    expect(await ledger('statement', P, '--at', '2020-01-01')).toEqual({ output: 'There is no entry.', fine: true });
    expect((await ledger('statement', P, '--at', '2020-01-01', '--json')).output).toBe('');
    const noOne = randomUUID();
    expect(await ledger('statement', noOne, '--json')).toEqual({ output: `There is no account of ${noOne}.`, fine: false });
    expect((await ledger('statement', P, '--json')).output.split('\n')).toHaveLength(23);
  });

  it('exports every event of the books and no name', async () => {
    const lines = (await ledger('export')).output.split('\n').map((line) => JSON.parse(line) as { type: string; data: object });
    expect(lines.map((l) => l.type).sort()).toEqual(log.map((e) => e.type).sort());
    expect(JSON.stringify(lines)).not.toContain('Tremblay');
  });

  it('names what is wrong, with stream and position, and the key that two accounts share', async () => {
    const other = randomUUID();
    const [opened, granted] = soundLog(other);
    await append(opened!);
    await append({ ...granted!, data: { ...granted!.data, availableAfterCc: 7 } });
    const { output, fine } = await ledger('verify');
    expect(fine).toBe(false);
    expect(output).toMatch(new RegExp(`I8 at position \\d+, credit-${other}: it says 7 are left, its lines leave 200`));
    expect(output).toMatch(/I6 at position \d+, .*: key grant:welcome was used by credit-/);
    expect(JSON.parse((await ledger('verify', '--json')).output)).toMatchObject({ sound: false, counts: { I6: 1, I8: 1 } });
  });

  it('says what to write instead of what it cannot understand', () => {
    expect(asked([])).toBeUndefined();
    expect(asked(['verify', '--help'])).toBeUndefined();
    for (const [line, sentence] of [
      ['prove', /There is no command "prove"/],
      ['verify now', /one word too many/],
      ['verify --since x', /knows no option --since/],
      ['statement', /needs the id/],
      ['trial-balance --at noon', /is not an instant/],
      ['trial-balance --at', /is not an instant/],
      ['verify --json=no', /knows no option --json/],
    ] as const)
      expect(() => asked(line.split(' '))).toThrow(sentence);
  });
});
