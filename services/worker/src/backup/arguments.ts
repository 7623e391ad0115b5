import { resolve, sep } from 'node:path';
import { Misuse } from '../events/arguments.js';
import { instantOf, notAnInstant } from '../instants.js';

/** Two folders, on two disks where it matters: what one holds is of no use without the other. */
export interface Folders {
  readonly data: string;
  readonly keys: string;
}
export interface RestoreAsked extends Folders {
  /** ISO instant, or as late as the backup goes. */
  readonly to: string;
}

const FOLDERS = `      --data <folder>          where the data lie: logs, state, sealed files (BACKUP_DIR, or backups/data)
      --keys <folder>          where the keys of persons lie (BACKUP_KEYS_DIR, or backups/keys)
`;
export const BACKUP_HELP = `npm run backup

${FOLDERS}
Adds what is new since the last time, while the product runs. MASTER_KEY is in neither folder: keep it elsewhere. docs/backup.md
`;
export const RESTORE_HELP = `npm run restore -- --to <instant>

      --to <instant>           such as 2026-11-21T14:30:00Z, the end of a day, such as 2026-11-21, or: latest
${FOLDERS}
Fills the empty database of DATABASE_URL; nothing else of the product may run on it meanwhile. docs/backup.md
`;

type Env = Readonly<Record<string, string | undefined>>;

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function backupAsked(argv: readonly string[], env: Env = process.env): Folders | undefined {
  const options = optionsOf(argv, ['data', 'keys']);
  return options && foldersOf(options, env);
}

/** The same for a restore. */
export function restoreAsked(argv: readonly string[], env: Env = process.env): RestoreAsked | undefined {
  if (argv.length === 0) return undefined;
  const options = optionsOf(argv, ['to', 'data', 'keys']);
  if (!options) return undefined;
  if (!options.to) throw new Misuse('Say until when: --to 2026-11-21T14:30:00Z, or --to latest.');
  const to = options.to === 'latest' ? options.to : instantOf(options.to);
  if (!to) throw new Misuse(notAnInstant(options.to).replace('--at', '--to'));
  return { ...foldersOf(options, env), to };
}

function foldersOf(options: Record<string, string>, env: Env): Folders {
  const data = options.data ?? env.BACKUP_DIR ?? 'backups/data';
  const keys = options.keys ?? env.BACKUP_KEYS_DIR ?? 'backups/keys';
  const [a, b] = [data, keys].map((folder) => resolve(folder) + sep) as [string, string];
  if (a.startsWith(b) || b.startsWith(a))
    throw new Misuse('Data and keys need two folders, none inside the other: together they are readable.');
  return { data, keys };
}

function optionsOf(argv: readonly string[], known: readonly string[]): Record<string, string> | undefined {
  const options: Record<string, string> = {};
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (['help', '--help', '-h'].includes(word)) return undefined;
    const [name = '', inline] = word.replace(/^--/, '').split(/=(.*)/s);
    if (!word.startsWith('--') || !known.includes(name))
      throw new Misuse(`There is no "${word}"; there is ${known.map((o) => `--${o}`).join(', ')}.`);
    const value = inline ?? argv[++i];
    if (!value || value.startsWith('--')) throw new Misuse(`--${name} needs a value.`);
    options[name] = value;
  }
  return options;
}
