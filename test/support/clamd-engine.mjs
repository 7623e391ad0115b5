/** A real clamd for tests, with the one signature that every scanner has and none that would have to be downloaded. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPid } from '../../services/launcher/processes/pids.mjs';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { debianProgram } from './debian-program.mjs';
import { leash } from './leash.mjs';

const START_MS = 60_000;

/**
 * Debian's clamd on a free port.
 * @param {{ name: string, bytes: Buffer }} signature what it finds, wherever it stands in a file
 * @returns {Promise<{ port: number, stop(): Promise<void> }>}
 * @throws when it is neither there nor to be had
 */
export async function realClamd({ name, bytes }) {
  const { binary, env } = debianProgram('clamd', { packages: ['clamav-daemon', 'libclamav12', 'libcurl4'], libraries: 'libclamav12' });
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-clamd-'));
  const port = await freePort();
  writeFileSync(join(folder, 'test.ndb'), `${name}:0:*:${bytes.toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const child = spawn(binary, ['--config-file', join(folder, 'clamd.conf')], { detached: true, stdio: 'ignore', env });
  const letGo = leash(child.pid, folder);
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await stopPid(child.pid, [
      ['SIGTERM', 5000],
      ['SIGKILL', 2000],
    ]);
    letGo();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_MS; ;) {
    if (await listens(port)) return { port, stop };
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error('clamd did not start');
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

const listens = (port) =>
  new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
