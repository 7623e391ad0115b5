import { constants, setPriority } from 'node:os';
import { contexts } from '@jurilien/runtime';
import { withBus } from './commands.module.js';
import { commandLine, operator, print } from './command-line.js';
import { asked, HELP } from './events/arguments.js';
import { commands } from './events/commands.js';

let shown = '';

/** On a terminal one line that changes, elsewhere a line for each change. */
function progress(text: string, last: boolean): void {
  if (text === shown && !last) return;
  shown = text;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}${last ? '\n' : ''}`);
  else process.stderr.write(`${text}\n`);
}

await commandLine('events', {
  help: HELP,
  asked,
  run(kernel, request) {
    // Who writes and reads meanwhile goes first.
    if (request.command === 'rebuild') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    return withBus(kernel, (over) => commands[request.command]!({ ...over, contexts, operator: operator(), print, progress }, request));
  },
});
