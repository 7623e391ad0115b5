/**
 * `npm run faults`: journeys by the hundred while everything fails that can, by a seed that can be run again; `--help` tells more.
 * Starts under Node.js 20, continues under the one of package.json.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, localNode } from '../../../services/launcher/builders/install.mjs';
import { complaintAbout } from '../../../services/launcher/node-version.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..'));

function continueUnder(node) {
  const child = spawn(node, ['--no-warnings', '--enable-source-maps', fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      child.kill(signal);
    });
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function main() {
  const complaint = complaintAbout(process.versions.node);
  if (complaint) throw new Error(complaint);
  if (!isInstalled(root)) install(root);
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root));
  const { buildServices } = await import('../../../services/launcher/builders/build.mjs');
  await buildServices(root);
  await import('./typescript.mjs');
  // A reader of the log reads what every version wrote.
  process.env.NEXT_VERSION = '99';
  await import('./next-version.mjs');
  const { faults } = await import('./main.ts');
  process.exit(await faults(process.argv.slice(2)));
}

main().catch((error) => {
  console.error(error.stack);
  process.exit(1);
});
