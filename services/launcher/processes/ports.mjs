/** Loopback ports: whether one is free, a free one, and who holds a busy one. */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether `port` can be listened on at `host`; an address family this machine lacks cannot be busy. */
function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether no one answers on `port`, neither on this machine's loopback nor on all addresses. */
export async function isPortFreeEverywhere(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await isPortFree(port, host))) return false;
  }
  return true;
}

/** Below the ports systems give to outgoing connections: between choosing one and listening on it, no connection can take it. */
const CHOSEN_FROM = 10_000;
const CHOSEN_BELOW = 32_000;

/** Chosen by this process before: who asked for it may not listen on it yet. */
const chosen = new Set();
function anotherPort() {
  for (;;) {
    const port = randomInt(CHOSEN_FROM, CHOSEN_BELOW);
    if (chosen.has(port)) continue;
    chosen.add(port);
    return port;
  }
}

/**
 * `preferred` when it is free, otherwise any free port, chosen by chance so that suites side by side do not choose the same, and never
 * twice by one process.
 */
export async function freePort(preferred, host = '127.0.0.1') {
  let port = preferred || anotherPort();
  while (!(await isPortFree(port, host))) port = anotherPort();
  return port;
}

/** A port number from the environment: `undefined` when absent, `NaN` when it is none. */
export function portFrom(value, fallback) {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : NaN;
}

/** Who listens on `port`, as `{ pid, name }`, where the system lets us ask; `undefined` otherwise. */
export function holderOf(port) {
  for (const ask of [askLsof, askSs]) {
    try {
      const holder = ask(port);
      if (holder) return holder;
    } catch {
      // The tool is absent or may not look: the next one, or no name in the sentence.
    }
  }
  return undefined;
}

const run = (command, args) => execFileSync(command, args, { encoding: 'utf8', timeout: 2000, stdio: ['ignore', 'pipe', 'ignore'] });

function askLsof(port) {
  const out = run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const pid = /^p(\d+)/m.exec(out);
  const name = /^c(.+)/m.exec(out);
  return pid ? { pid: Number(pid[1]), name: name ? name[1] : '?' } : undefined;
}

function askSs(port) {
  const out = run('ss', ['-Hltnp', `sport = :${port}`]);
  const match = /users:\(\("([^"]+)",pid=(\d+)/.exec(out);
  return match ? { pid: Number(match[2]), name: match[1] } : undefined;
}
