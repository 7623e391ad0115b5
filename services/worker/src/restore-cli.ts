import { RESTORE_HELP, restoreAsked } from './backup/arguments.js';
import { restore } from './backup/commands.js';
import { commandLine, operator, print, progress } from './command-line.js';

await commandLine('restore', {
  help: RESTORE_HELP,
  asked: restoreAsked,
  run: (kernel, request) => restore(kernel, request, { print, progress, operator: operator() }),
});
