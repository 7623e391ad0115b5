/**
 * Everything a fresh machine needs, one command. Runs under Node.js 20; what it starts runs under the Node.js of
 * package.json. This file is the order of things; each step has a module of its own beside it.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder, prepareFolder } from './processes/data-folder.mjs';
import { asFault, Fault } from './faults.mjs';
import { install, isInstalled, localNode } from './builders/install.mjs';
import { bilingual } from './messages.mjs';
import { exitCodeOf, flagsFrom, portBusy, portsFrom, refuseLostFlags, STOP_SIGNALS } from './options.mjs';
import { stopGroup } from './processes/pids.mjs';
import { holderOf, isPortFreeEverywhere } from './processes/ports.mjs';
import { leaveFolder, runningLauncher, stopLauncher, stopLeftovers, takeFolder } from './processes/run-record.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const data = join(root, '.data');
const started = Date.now();
const say = (code, values) => console.log(bilingual(code, values));

function fail(error) {
  const fault = asFault(error, data);
  console.error(
    fault instanceof Fault
      ? `\n${bilingual(fault.code, fault.details)}\n`
      : `\n${bilingual('UNEXPECTED', { detail: fault?.stack ?? String(fault) })}\n`,
  );
}

/** Does everything and never throws: what went wrong is reported, and is the exit code. @param script the program to go on with */
export async function launch(script) {
  try {
    await main(script);
  } catch (error) {
    fail(error);
    leaveFolder(data);
    process.exit(1);
  }
}

async function main(script) {
  refuseLostFlags(process.env);
  const flags = flagsFrom(process.argv.slice(2));
  if (flags.help) return say('HELP');
  const ports = portsFrom(process.env);
  if (flags.reset && process.env.DATABASE_URL) throw new Fault('RESET_EXTERNAL');
  prepareFolder(data, !flags.reset);

  await makeWay(flags);
  await checkPorts(ports);
  takeFolder(data);
  if (!isInstalled(root)) {
    say('INSTALLING');
    await uninterrupted((onChild) => install(root, onChild));
  }
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) {
    leaveFolder(data);
    return continueUnder(localNode(root), script);
  }
  stopWithParent();

  if (flags.reset) {
    say('RESET', { folder: data });
    await eraseData();
  }
  const { checkDatabase, checkRedis } = await import('./processes/outside.mjs');
  if (process.env.DATABASE_URL) await checkDatabase(process.env.DATABASE_URL);
  if (process.env.REDIS_URL) await checkRedis(process.env.REDIS_URL);
  const { runEverything } = await import('./everything.mjs');
  await runEverything({ root, data, flags, ports, say, started, onStopped: () => leaveFolder(data) });
  return undefined;
}

/** A launcher that runs is not disturbed, unless to start afresh; one that is stopping is waited for; what a killed one left is stopped. */
async function makeWay(flags) {
  const running = runningLauncher(data);
  if (running && !flags.reset && !running.stopping) throw new Fault('RUNNING', running);
  if (running) {
    say(running.stopping ? 'WAITING' : 'STOPPING_OTHER', running);
    await stopLauncher(running);
  }
  await stopLeftovers(data, say);
}

async function checkPorts({ port, sandboxPort }) {
  for (const [variable, number] of [
    ['PORT', port],
    ['SANDBOX_PORT', sandboxPort],
  ]) {
    if (!(await isPortFreeEverywhere(number))) throw portBusy(variable, number, holderOf(number));
  }
}

async function eraseData() {
  if (existsSync(join(data, 'postgres'))) {
    const { removeLeftovers } = await import('./processes/postgres.mjs');
    await removeLeftovers(join(data, 'postgres'));
  }
  emptyFolder(data);
  takeFolder(data);
  prepareFolder(data);
}

/** While `work` has a child, Ctrl-C stops the child and what it started, then us. */
async function uninterrupted(work) {
  let child;
  const onSignal = (signal) => {
    if (!child) process.exit(exitCodeOf(signal));
    child.once('close', () => {
      leaveFolder(data);
      process.exit(exitCodeOf(signal));
    });
    stopGroup(child.pid);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  await work((started) => {
    child = started;
  });
  for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
}

/** Continues under the project's own Node.js, passing signals on and ending as it ends. */
function continueUnder(node, script) {
  // The channel says to the other when this process is gone, however it went.
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of STOP_SIGNALS) {
    // The terminal sends Ctrl-C to both processes; a signal to this one alone must reach the other.
    process.on(signal, () => {
      child.kill(signal);
    });
  }
  child.once('error', (error) => {
    fail(error);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}

/** The process that continued here was killed: no one could stop us any more, so we stop ourselves. */
function stopWithParent() {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'));
}
