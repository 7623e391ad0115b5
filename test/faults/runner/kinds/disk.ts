import { isAlive } from '../../../../services/launcher/processes/pids.mjs';
import { between, databaseAgain, pause, type Kind } from './kind.js';

export const diskKinds: Readonly<Record<string, Kind>> = {
  'disk-full': {
    about: 'the disk of PostgreSQL is full',
    touches: ['database'],
    missing: ({ disk }) => (typeof disk === 'string' ? disk : undefined),
    async cause(world, random) {
      const { disk, database } = world;
      if (typeof disk === 'string') throw new Error(disk);
      const ms = between(1_500, 8_000, random());
      disk.fill();
      await pause(ms);
      disk.empty();
      // Without room for its journal it stops, as it should; its operator starts it again.
      const stopped = !isAlive(database.pid);
      if (stopped) {
        await database.crash();
        await databaseAgain(world);
      }
      return `for ${ms} ms${stopped ? ', PostgreSQL had stopped' : ''}`;
    },
  },
};
