import { join } from 'node:path';
import { copyFiles, diskOf, folder } from '@jurilien/files';
import {
  backUpData,
  backUpKeys,
  checkBackup,
  masterKeyName,
  noteBackup,
  prepareViews,
  recordAct,
  restoreBackup,
  verifySeals,
} from '@jurilien/persistence';
import { indexKeyMark, ledgerOf, type Kernel } from '@jurilien/runtime';
import type { Folders, RestoreAsked } from './arguments.js';

export interface Tools {
  readonly print: (line: string) => void;
  readonly progress: (text: string) => void;
  readonly operator: string;
}

/** Files of people lie beside the logs, sealed as they are. */
const filesIn = ({ data }: Folders) => folder(join(data, 'files'));

const mastersOf = ({ settings }: Kernel): string[] => [settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER];

/**
 * Looks whether the backup in the folders can be restored, and lets the database remember up to when: its age is of that, and a backup
 * that is gone or damaged is none.
 * @returns whether it can be
 */
export async function lookAtBackup(kernel: Kernel, folders: Folders, { print }: Pick<Tools, 'print'>, thorough: boolean): Promise<boolean> {
  const { at, fault } = await checkBackup(folders, mastersOf(kernel).map(masterKeyName), thorough);
  await noteBackup(kernel.db, at);
  if (fault) print(`There is no backup that could be restored. ${fault}`);
  return fault === undefined;
}

/**
 * Data first, then keys: a key is made before what it seals, so the keys open all of the data. Then everything is read again.
 * @returns whether the backup can be restored
 */
export async function backUp(kernel: Kernel, folders: Folders, { print }: Tools): Promise<boolean> {
  const { at, position, added } = await backUpData(kernel.db, folders.data);
  const files = await copyFiles(await diskOf(kernel.settings), filesIn(folders));
  const { keys } = await backUpKeys(kernel.db, folders.keys);
  if (!(await lookAtBackup(kernel, folders, { print }, true))) return false;
  const rows = Object.entries(added).map(([log, n]) => `${n} ${log}`);
  print(
    `As of ${at}, position ${position}: ${rows.length > 0 ? rows.join(', ') : 'nothing new in the logs'}; ${files} new files; ${keys} keys.`,
  );
  print(`Data: ${folders.data}. Keys: ${folders.keys}. MASTER_KEY is in neither.`);
  return true;
}

/** @returns whether what was restored is as it was sealed */
export async function restore(kernel: Kernel, asked: RestoreAsked, { print, progress, operator }: Tools): Promise<boolean> {
  const { db, settings } = kernel;
  const masters = mastersOf(kernel);
  await db.migrate();
  const done = await restoreBackup(db, asked, asked.to, {
    masterKeys: masters.map(masterKeyName),
    indexKey: indexKeyMark(settings),
    ledger: ledgerOf(settings),
  });
  await kernel.keysHeld();
  print(
    `${done.events} events, up to position ${done.position}; timers and work as of ${done.stateOf}, read on from there; ${done.erased} erased stay erased.`,
  );
  await prepareViews(db, kernel.codec, [...kernel.registry.views.values()], (_, at, of) => progress(`views: ${at} of ${of}`));
  const files = await copyFiles(filesIn(asked), await diskOf(settings));
  print(`Views are built; ${files} files are back.`);
  const verdict = await verifySeals(db, masters);
  print(
    verdict.breach ? 'The audit is NOT as it was sealed: npm run audit -- verify' : `The audit is as it was sealed: ${verdict.rows} rows.`,
  );
  await recordAct(db, { operator, act: 'restore', subject: 'database', reason: `as it stood at ${asked.to}` });
  print('Before a text message leaves, the provider is asked whether it went out in the time that was lost. Now: npm run ledger -- verify');
  return !verdict.breach;
}
