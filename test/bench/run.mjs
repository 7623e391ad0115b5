/**
 * `npm run bench`: every bench; `npm run bench -- append main-job` the named ones; `--json` ends with one JSON object;
 * `--quick` for a first look,
 * `--write` for docs/benchmarks.md. Starts under Node.js 20, continues under the one of package.json.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, localNode } from '../../services/launcher/builders/install.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));

function continueUnder(node) {
  const child = spawn(node, ['--expose-gc', '--no-warnings', fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      child.kill(signal);
    });
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Error(`Node.js 20 or later is needed; this is ${process.version}.`);
  if (!isInstalled(root)) install(root);
  if (realpathSync(process.execPath) !== realpathSync(localNode(root))) return continueUnder(localNode(root));
  const { buildServices } = await import('../../services/launcher/builders/build.mjs');
  await buildServices(root);
  const { bench } = await import('./bench.mjs');
  process.exit(await bench(root, process.argv.slice(2)));
}

main().catch((error) => {
  console.error(error.stack);
  process.exit(1);
});
