import { asked, HELP } from './admin/arguments.js';
import { run } from './admin/commands.js';
import { commandLine, operator, print } from './command-line.js';

await commandLine('admin', { help: HELP, asked, run: (kernel, request) => run({ kernel, operator: operator(), print }, request) });
