import { commandLine, print } from './command-line.js';
import { asked, HELP } from './configuration/arguments.js';
import { run } from './configuration/commands.js';

await commandLine('config', { help: HELP, asked, run: (kernel, request) => run({ kernel, print }, request) });
