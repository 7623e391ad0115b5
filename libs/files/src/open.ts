import type { KeyVault } from '@jurilien/persistence';
import { clamd } from './clamd.js';
import { diskOf, type Place } from './disk.js';
import { partialFiles, type PartialFiles } from './partial.js';
import { allOf, builtInCheck, structureCheck, type Scanner } from './scanner.js';
import { fileStore, type FileStore } from './store.js';

/** Files of people as the settings place and scan them. */
export interface Files {
  readonly kept: FileStore;
  readonly arriving: PartialFiles;
  readonly scanner: Scanner;
}

/** `none`, or where a clamd listens: `clamd://host:port`. */
function scannerOf(setting: string): Scanner {
  if (setting === 'none') return builtInCheck;
  const { hostname, port } = new URL(setting);
  return allOf(clamd({ host: hostname, port: Number(port || 3310) }), structureCheck);
}

/** Opens the files of people, for one process. */
export async function openFiles(vault: KeyVault, settings: Place & { readonly FILE_SCANNER: string }): Promise<Files> {
  const disk = await diskOf(settings);
  const scanner = scannerOf(settings.FILE_SCANNER);
  return { kept: fileStore(vault, disk, { scanner }), arriving: partialFiles(vault, disk), scanner };
}
