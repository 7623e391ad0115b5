import { asked, HELP } from './admin/arguments.js';
import { run } from './admin/commands.js';
import { commandLine, operator, print } from './command-line.js';
import { withBus } from './commands.module.js';

await commandLine('admin', {
  help: HELP,
  asked,
  run: (opened, request) => withBus(opened, (kernel) => run({ kernel, operator: operator(), print }, request)),
});
