import { randomBytes, randomUUID } from 'node:crypto';
import { recordAccesses, sealNewRows } from '@jurilien/persistence';
import { tillKernel } from '../../../../test/support/till.js';
import { asked } from './arguments.js';
import { run } from './commands.js';

const masterKey = randomBytes(32).toString('base64');
let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ automations: [] }, { masterKey });
  await k.send(
    'OpenTill',
    { tillId: '1', holder: randomUUID(), name: 'Aurélie Tremblay' },
    { reason: 'new shop', actor: { kind: 'user', id: 'marie' } },
  );
  await recordAccesses(k.db, [{ actorKind: 'user', actor: 'marie', impersonator: 'luc', action: 'saw', subject: 'till-1', ageMs: 0 }]);
  await sealNewRows(k.db, masterKey);
});
afterEach(() => k.close());

/** Runs one command line; answers what it printed and whether all was well. */
async function audit(...argv: string[]): Promise<{ output: string; fine: boolean }> {
  const lines: string[] = [];
  const fine = await run({ db: k.db, masterKeys: [masterKey], print: (l) => lines.push(l), progress: () => undefined }, asked(argv)!);
  return { output: lines.join('\n'), fine };
}

// proves: ASVS row 83
describe('npm run audit', () => {
  it('says that all is well, and the newest hash to write down', async () => {
    const { output, fine } = await audit('verify');
    expect(fine).toBe(true);
    expect(output).toMatch(/^Everything is as it was sealed: 2 seals over 2 rows; 0 rows are not sealed yet\.\nNewest seal: [0-9a-f]{64}$/);
    expect((await audit('verify', '--head', output.slice(-64))).fine).toBe(true);
    expect(await audit('verify', '--head', '0'.repeat(64))).toMatchObject({
      fine: false,
      output: expect.stringContaining('not in the chain'),
    });
  });

  it('names the row that someone with every right to the database changed', async () => {
    await k.db.transaction(async (sql) => {
      await sql.query('set local session_replication_role = replica');
      await sql.query(`update access_log set actor = 'luc'`);
    });
    expect(await audit('verify')).toEqual({
      fine: false,
      output: expect.stringMatching(/^BROKEN: row \d+ of the access log was changed after block 2 sealed it\.$/),
    });
  });

  it('shows who did and saw what, and what one person or one thing has to do with it, without personal data', async () => {
    const { output } = await audit('show');
    expect(output).toMatch(/user:marie seen by luc {2}saw {2}till-1\n.*user:marie {2}TillOpened {2}till-1 {2}because new shop/);
    expect(output).not.toContain('Tremblay');
    expect((await audit('show', '--person', 'luc')).output.split('\n')).toHaveLength(1);
    expect((await audit('show', '--action=TillOpened', '--limit', '1')).output).toContain('TillOpened');
    expect((await audit('show', '--subject', 'till-2')).output).toBe('No one did that.');
  });

  it('says what to write instead of what it cannot understand', () => {
    expect(asked([])).toBeUndefined();
    expect(asked(['verify', '--help'])).toBeUndefined();
    for (const [line, sentence] of [
      ['erase', /There is no command "erase"/],
      ['verify now', /verify knows no "now"/],
      ['verify --head abc', /64 characters/],
      ['show --person', /--person needs a value/],
      ['show --limit 0', /--limit 0 is not a number/],
    ] as const)
      expect(() => asked(line.split(' '))).toThrow(sentence);
  });
});
