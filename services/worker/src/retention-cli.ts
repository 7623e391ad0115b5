import { withBus } from './commands.module.js';
import { commandLine, print } from './command-line.js';
import { asked, HELP } from './retention/arguments.js';
import { run } from './retention/commands.js';

await commandLine('retention', {
  help: HELP,
  asked,
  run: (opened, request) => withBus(opened, (kernel) => run({ kernel, print }, request)),
});
