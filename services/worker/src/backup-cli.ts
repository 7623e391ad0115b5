import { BACKUP_HELP, backupAsked } from './backup/arguments.js';
import { backUp, lookAtBackup } from './backup/commands.js';
import { refuseOwnLayer } from './backup/own-layer.js';
import { backUpEvery } from './backup/schedule.js';
import { commandLine, operator, print, progress } from './command-line.js';

await commandLine('backup', {
  help: BACKUP_HELP,
  asked: backupAsked,
  async run(kernel, { everyMs, check, ...folders }) {
    if (check) return lookAtBackup(kernel, folders, { print }, true);
    refuseOwnLayer([folders.data, folders.keys]);
    const once = (): Promise<boolean> => backUp(kernel, folders, { print, progress, operator: operator() });
    if (everyMs === undefined) return once();
    // The first process of a container is not ended by a signal it does not handle. A run that is cut short leaves the backup of before.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
    return backUpEvery(everyMs, {
      run: once,
      stillThere: () => lookAtBackup(kernel, folders, { print }, false),
      print,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      stopped: () => false,
    });
  },
});
