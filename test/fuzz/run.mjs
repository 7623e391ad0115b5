/** `npm run fuzz`: requests by the thousand that no honest caller sends, by a seed that can be run again; `--help` tells more. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, localNode } from '../../services/launcher/builders/install.mjs';
import { complaintAbout } from '../../services/launcher/node-version.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));

function continueUnder(node) {
  const own = fileURLToPath(import.meta.url);
  const child = spawn(node, ['--no-warnings', '--enable-source-maps', own, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      child.kill(signal);
    });
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function run() {
  const complaint = complaintAbout(process.versions.node);
  if (complaint) throw new Error(complaint);
  if (!isInstalled(root)) install(root);
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root));
  const { buildServices } = await import('../../services/launcher/builders/build.mjs');
  await buildServices(root);
  await import('../faults/runner/typescript.mjs');
  const { main } = await import('./main.ts');
  process.exit(await main(process.argv.slice(2)));
}

run().catch((error) => {
  console.error(error.stack);
  process.exit(1);
});
