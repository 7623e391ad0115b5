/**
 * `npm test`: every level, one after another; the last line is `N passed, N failed` over all of them.
 * `npm test -- lint unit` runs only the named levels. Starts under Node.js 20, continues under the one of package.json.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, localNode } from '../services/launcher/install.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..'));

function continueUnder(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => { child.kill(signal); });
  child.once('error', (error) => { console.error(error.message); process.exit(1); });
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Error(`Node.js 20 or later is needed; this is ${process.version}.`);
  if (!isInstalled(root)) {
    console.log('Installing what package-lock.json says …');
    install(root);
  }
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root));
  const { runLevels } = await import('./levels.mjs');
  process.exitCode = await runLevels(root, process.argv.slice(2)) ? 0 : 1;
}

main().catch((error) => {
  console.error(error.code === 'INSTALL_FAILED' ? 'npm could not install the dependencies; its own words are above.' : error.stack);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
