/**
 * `npm start`: everything a fresh machine needs, one command. Runs under Node.js 20; what it starts runs under the Node.js
 * of package.json. This file is the order of things; each step has a module of its own beside it.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asFault, Fault } from './faults.mjs';
import { install, isInstalled, localNode } from './install.mjs';
import { bilingual } from './messages.mjs';
import { flagsFrom, portBusy, portsFrom } from './options.mjs';
import { holderOf, isPortFreeEverywhere } from './ports.mjs';
import { runningLauncher, stopLauncher, takeFolder, leaveFolder, stopLeftovers } from './run-record.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const data = join(root, '.data');
const started = Date.now();
const say = (code, values) => console.log(bilingual(code, values));

function fail(error) {
  const fault = asFault(error, data);
  console.error(fault instanceof Fault ? `\n${bilingual(fault.code, fault.details)}\n` : `\n${bilingual('UNEXPECTED', { detail: fault?.stack ?? String(fault) })}\n`);
}

/** Continues under the project's own Node.js, passing signals on and ending as it ends. */
function continueUnder(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends Ctrl-C to both processes; a signal to this one alone must reach the other.
    process.on(signal, () => { child.kill(signal); });
  }
  child.once('error', (error) => { fail(error); process.exit(1); });
  child.once('exit', (code) => process.exit(code ?? 1));
}

function writable() {
  try {
    mkdirSync(join(data, 'logs'), { recursive: true });
    accessSync(data, constants.W_OK);
  } catch (error) {
    throw asFault(error, data);
  }
}

async function checkPorts({ port, sandboxPort }) {
  for (const [variable, number] of [['PORT', port], ['SANDBOX_PORT', sandboxPort]]) {
    if (!await isPortFreeEverywhere(number)) throw portBusy(variable, number, holderOf(number));
  }
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Fault('NODE_TOO_OLD', { found: process.version });
  const flags = flagsFrom(process.argv.slice(2));
  const ports = portsFrom(process.env);

  const running = runningLauncher(data);
  if (running && !flags.reset) throw new Fault('RUNNING', running);
  if (running) await stopLauncher(running);
  await stopLeftovers(data, say);
  await checkPorts(ports);

  if (!isInstalled(root)) {
    writable();
    say('INSTALLING');
    install(root);
  }
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root));

  if (flags.reset && existsSync(data)) {
    const { removeLeftovers } = await import('./postgres.mjs');
    await removeLeftovers(join(data, 'postgres'));
    say('RESET', { folder: data });
    rmSync(data, { recursive: true, force: true });
  }
  writable();
  takeFolder(data);
  const { runEverything } = await import('./everything.mjs');
  await runEverything({ root, data, flags, ports, say, started, onStopped: () => leaveFolder(data) });
}

main().catch((error) => {
  fail(error);
  leaveFolder(data);
  process.exit(1);
});
