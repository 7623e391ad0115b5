/** Installs what is missing, goes on under the project's own Node.js, and runs the levels there. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, localNode } from '../services/launcher/builders/install.mjs';
import { exitCodeOf, STOP_SIGNALS } from '../services/launcher/options.mjs';
import { stopGroup } from '../services/launcher/processes/pids.mjs';
import { interruption, stoppable } from './child.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..'));

/** A fault that its sentence explains. */
const known = (message) => Object.assign(new Error(message), { known: true });

export async function main(script) {
  if (!isInstalled(root)) await installed();
  if (interruption()) return void (process.exitCode = exitCodeOf(interruption()));
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root), script);
  const { levelsNamed, runLevels } = await import('./levels.mjs');
  const { chosen, unknown, names } = levelsNamed(process.argv.slice(2));
  if (unknown.length > 0) throw known(`No such level: ${unknown.join(', ')}. Levels: ${names.join(', ')}.`);
  const ok = await runLevels(root, chosen);
  process.exitCode = interruption() ? exitCodeOf(interruption()) : ok ? 0 : 1;
}

async function installed() {
  console.log('Installing what package-lock.json says …');
  let leader;
  const work = install(root, ({ pid }) => {
    leader = pid;
  });
  await stoppable(() => stopGroup(leader), work).catch((error) => {
    if (!interruption())
      throw error.code === 'INSTALL_FAILED' ? known('npm could not install the dependencies; its own words are above.') : error;
    console.log('0 passed, 1 failed');
  });
}

function continueUnder(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      child.kill(signal);
    });
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}
