import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RoundResult } from './runner/round.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** A seed whose first rounds are short and have two faults each. */
const SEED = 8874;
const FAULTS = ['cut-database', 'kill-worker', 'redis-flush', 'webhooks-twice'];

interface Report {
  readonly held: boolean;
  readonly runs: readonly { readonly backend: string; readonly rounds: readonly RoundResult[] }[];
}

/** The command as it is typed: its exit code and the last line it prints. */
async function faults(...args: readonly string[]): Promise<{ code: number; report: Report }> {
  const child = spawn(process.execPath, [join(ROOT, 'test', 'faults', 'runner', 'run.mjs'), ...args, '--json'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, report: JSON.parse(output.trim().split('\n').at(-1)!) as Report };
}

describe('npm run faults', () => {
  it('lets people travel through four faults in two rounds, and everything holds', async () => {
    const { code, report } = await faults('--seed', String(SEED), '--backend', 'redis', '--rounds', '2', '--only', FAULTS.join());
    const rounds = report.runs.flatMap((run) => run.rounds);
    expect(rounds.flatMap((round) => round.broken)).toEqual([]);
    expect([code, report.held]).toEqual([0, true]);
    expect(rounds.map((round) => round.faults.map(({ fault, at }) => `${fault}@${at}`))).toEqual([
      ['cut-database@6', 'redis-flush@8'],
      ['webhooks-twice@3', 'kill-worker@4'],
    ]);
    for (const { journeys } of rounds) expect(Object.values(journeys).reduce((n, one) => n + one, 0)).toBe(20);
  });
});
