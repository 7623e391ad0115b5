import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run retention` asks for. */
export interface Asked {
  readonly dryRun: boolean;
  readonly json: boolean;
}

export const HELP = `npm run retention -- --dry-run | run

  --dry-run  counts what a run would let go of now, row by row of the table (4.10.13), and changes nothing
  run        makes the run of today now, or goes on with one that was interrupted; the worker makes one each night by itself
      --json … the answer as JSON

Figures only: no personal data.
`;

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  if (argv.length === 0 || argv.some((word) => ['help', '--help', '-h'].includes(word))) return undefined;
  const json = argv.includes('--json');
  const [what, ...more] = argv.filter((word) => word !== '--json');
  if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many.`);
  if (what !== '--dry-run' && what !== 'run') throw new Misuse(`There is no "${what ?? ''}": say --dry-run, or run.`);
  return { dryRun: what === '--dry-run', json };
}
