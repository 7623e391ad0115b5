/** `npm start` until `/health/ready` answers: a fresh clone with its packages installed, then the same once more. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../services/launcher/processes/ports.mjs';
import { client } from '../http.mjs';
import { until } from '../measure.mjs';

export const withoutEngine = true;

export async function run({ root, report, quick }) {
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-start-'));
  // Started by root, it has PostgreSQL run as someone else, who must reach it.
  chmodSync(folder, 0o755);
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    for (const place of ['', 'console', 'public-site']) {
      execFileSync('cp', ['-a', '--reflink=auto', join(root, place, 'node_modules'), join(clone, place, 'node_modules')]);
    }
    const cold = await readyIn(clone);
    report({
      id: 'start.cold_s',
      unit: 's',
      own: [cold],
      note: 'front ends built, database created, demo filled; packages were installed before',
    });
    const warm = [];
    for (let n = 0; n < (quick ? 1 : 3); n++) warm.push(await readyIn(clone));
    report({ id: 'start.warm_s', unit: 's', own: warm });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds from the command to the product's own "ready"; then it is stopped as Ctrl-C does. */
async function readyIn(folder) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATABASE_URL: '', REDIS_URL: '' };
  const http = client(port);
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, 'services', 'launcher', 'start.mjs')], { cwd: folder, env, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    await Promise.race([
      until(
        () =>
          http.send('GET', '/health/ready').then(
            (answer) => answer.status === 200 && answer.body.status === 'ok',
            () => false,
          ),
        'the product to be ready',
        900,
        100,
      ),
      ended.then((code) => {
        throw new Error(`npm start ended with ${code}: see ${folder}/.data/logs`);
      }),
    ]);
    return (performance.now() - started) / 1_000;
  } finally {
    http.close();
    child.kill('SIGINT');
    await ended;
  }
}
