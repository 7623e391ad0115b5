import { asked, HELP } from './audit/arguments.js';
import { run } from './audit/commands.js';
import { commandLine, print, progress } from './command-line.js';

await commandLine('audit', {
  help: HELP,
  asked,
  run: ({ db, settings }, request) =>
    run({ db, masterKeys: [settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER], print, progress }, request),
});
