import { commandLine, operator, print, progress } from './command-line.js';
import { asked, HELP } from './files/arguments.js';
import { run } from './files/commands.js';

await commandLine('files', {
  help: HELP,
  asked,
  run: (kernel, request) => run(kernel, request, { print, progress, operator: operator() }),
});
