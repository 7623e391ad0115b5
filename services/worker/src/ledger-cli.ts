import { commandLine, print, progress } from './command-line.js';
import { asked, HELP } from './ledger/arguments.js';
import { run } from './ledger/commands.js';

await commandLine('ledger', { help: HELP, asked, run: ({ db, codec }, request) => run({ db, codec, print, progress }, request) });
