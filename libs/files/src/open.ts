import type { KeyVault } from '@jurilien/persistence';
import { clamd } from './clamd.js';
import { diskOf, type Place } from './disk.js';
import { partialFiles, type PartialFiles } from './partial.js';
import { allOf, builtInCheck, structureCheck, type Scanner } from './scanner.js';
import { spoolOf } from './spool.js';
import { fileStore, type FileStore } from './store.js';

/** Files of people as the settings place and scan them. */
export interface Files {
  readonly kept: FileStore;
  readonly arriving: PartialFiles;
  readonly scanner: Scanner;
}

/** A file is in the making for minutes at most; what is older was left by a process that was ended. */
const LEFT_MS = 24 * 3_600_000;

/** `none`, or where a clamd listens: `clamd://host:port`. */
function scannerOf(setting: string): Scanner {
  if (setting === 'none') return builtInCheck;
  const { hostname, port } = new URL(setting);
  return allOf(clamd({ host: hostname, port: Number(port || 3310) }), structureCheck);
}

/** Opens the files of people, for one process. */
export async function openFiles(vault: KeyVault, settings: Place & { readonly FILE_SCANNER: string }): Promise<Files> {
  const disk = await diskOf(settings);
  await spoolOf(disk).sweep(new Date(Date.now() - LEFT_MS));
  const scanner = scannerOf(settings.FILE_SCANNER);
  return { kept: fileStore(vault, disk, { scanner }), arriving: partialFiles(vault, disk), scanner };
}
