import { BACKUP_HELP, backupAsked } from './backup/arguments.js';
import { backUp } from './backup/commands.js';
import { commandLine, operator, print, progress } from './command-line.js';

await commandLine('backup', {
  help: BACKUP_HELP,
  asked: backupAsked,
  run: (kernel, folders) => backUp(kernel, folders, { print, progress, operator: operator() }),
});
