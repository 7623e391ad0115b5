import { PLACES, type PlaceName } from '@jurilien/files';
import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run files` asks for. */
export interface Asked {
  readonly to: PlaceName;
  readonly dryRun: boolean;
  readonly remove: boolean;
  readonly json: boolean;
}

export const HELP = `npm run files -- move --to folder|bucket

  --to folder | bucket  brings the files of people from the other place of the settings to this one, while the product runs
  --dry-run             counts what is there and what would be copied, and changes nothing
  --remove              takes each file away from the old place once both were compared
  --json                the answer as JSON

API, worker and backup must run with FILES_MOVE_TO set to the same place: they write there, and read the old place as long as a file is
not there yet. Each file is copied in one step, read back and compared by hash. What was brought before is not copied again: a move that
was ended goes on where it was. Figures and names that say nothing of what is in a file: no personal data.
`;

const FLAGS = ['--dry-run', '--remove', '--json'];

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  if (argv.length === 0 || argv.some((word) => ['help', '--help', '-h'].includes(word))) return undefined;
  const [what, ...words] = argv;
  if (what !== 'move') throw new Misuse(`There is no "${what ?? ''}": say move.`);
  const at = words.indexOf('--to');
  const to = PLACES.find((place) => at >= 0 && place === words[at + 1]);
  if (!to) throw new Misuse(`Say where to: --to ${PLACES.join(' or --to ')}.`);
  const flags = words.filter((_, i) => i !== at && i !== at + 1);
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined) throw new Misuse(`There is no "${unknown}".`);
  const [dryRun, remove, json] = FLAGS.map((flag) => flags.includes(flag)) as [boolean, boolean, boolean];
  if (dryRun && remove) throw new Misuse('A dry run removes nothing: say --dry-run or --remove.');
  return { to, dryRun, remove, json };
}
