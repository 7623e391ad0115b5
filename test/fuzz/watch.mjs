/** Another thread than the run's: a request that keeps the whole process busy lets no one else say which one it was. */
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { seed, patienceMs } = workerData;
const underWay = new Map();
let heardAt = Date.now();

parentPort.on('message', ({ lane, asked }) => {
  heardAt = Date.now();
  if (lane !== undefined) underWay.set(lane, asked);
});

setInterval(() => {
  if (Date.now() - heardAt < patienceMs) return;
  const asked = [...underWay.values()]
    .filter(Boolean)
    .map((a) => `  npm run fuzz -- --seed ${seed} --send '${a.replaceAll("'", "'\\''")}'\n`);
  writeSync(2, `STANDS STILL: nothing was answered for ${patienceMs / 1_000} s. One of these keeps the process busy:\n${asked.join('')}`);
  // Nothing in this process can end it in order; its engines are on a leash.
  process.kill(process.pid, 'SIGKILL');
}, 250);
