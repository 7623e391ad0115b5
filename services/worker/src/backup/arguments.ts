import { resolve, sep } from 'node:path';
import { Misuse } from '../events/arguments.js';
import { instantOf, notAnInstant } from '../instants.js';

/** Two folders, on two disks where it matters: what one holds is of no use without the other. */
export interface Folders {
  readonly data: string;
  readonly keys: string;
}
export interface BackupAsked extends Folders {
  /** From the end of one backup to the next; absent: one, and the end. */
  readonly everyMs?: number;
  /** Only looks whether the one that is there can be restored. */
  readonly check?: true;
}
export interface RestoreAsked extends Folders {
  /** ISO instant, or as late as the backup goes. */
  readonly to: string;
}

const FOLDERS = `      --data <folder>          where the data lie: logs, state, sealed files (BACKUP_DIR, or backups/data)
      --keys <folder>          where the keys of persons lie (BACKUP_KEYS_DIR, or backups/keys)
`;
export const BACKUP_HELP = `npm run backup

${FOLDERS}      --every <stretch>        again and again, such as 6h or 30m; says what fails, and tries again
      --check                  looks whether the backup that is there can be restored, and makes none

Adds what is new since the last time, while the product runs. MASTER_KEY is in neither folder: keep it elsewhere. docs/backup.md
`;
export const RESTORE_HELP = `npm run restore -- --to <instant>

      --to <instant>           such as 2026-11-21T14:30:00Z, the end of a day, such as 2026-11-21, or: latest
${FOLDERS}
Fills the empty database of DATABASE_URL; nothing else of the product may run on it meanwhile. docs/backup.md
`;

type Env = Readonly<Record<string, string | undefined>>;

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function backupAsked(argv: readonly string[], env: Env = process.env): BackupAsked | undefined {
  const check = argv.includes('--check');
  const options = optionsOf(
    argv.filter((word) => word !== '--check'),
    ['data', 'keys', 'every'],
  );
  if (!options) return undefined;
  if (check && options.every) throw new Misuse('Either --check or --every: a schedule looks by itself.');
  return { ...foldersOf(options, env), ...(options.every ? { everyMs: stretchOf(options.every) } : {}), ...(check ? { check } : {}) };
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000 };

function stretchOf(text: string): number {
  const [, n, unit] = /^([1-9]\d{0,3})([mh])$/.exec(text) ?? [];
  if (!n || !unit) throw new Misuse(`--every ${text} is no stretch of minutes or hours, such as 30m or 6h.`);
  return Number(n) * UNITS[unit]!;
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
