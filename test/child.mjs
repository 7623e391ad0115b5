/** Runs one program of the project under this Node.js, shows what it says as it says it, and remembers the end. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const TAIL = 4_000;
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/** @returns {Promise<{ code: number, tail: string }>} */
export function run(root, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root, stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    running.add(child);
    let tail = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      tail = (tail + chunk).slice(-TAIL);
    });
    child.stderr.on('data', (chunk) => process.stderr.write(chunk));
    const end = (code) => {
      running.delete(child);
      resolve({ code, tail });
    };
    child.once('error', (error) => { console.error(error.message); end(1); });
    child.once('close', (code) => end(code ?? 1));
  });
}
