/** `npm run lint:types`: the rules that ask the compiler, room after room; the arguments are eslint's. */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders whose types are loaded together; all of them in one process need more than 6 GB. */
const ROOMS = [
  ['services', ...['event-sourcing', 'persistence', 'runtime', 'files', 'payments', 'notifications'].map((lib) => `libs/${lib}`)],
  ['console'],
  ['public-site'],
];
const HEAP = '--max-old-space-size=5500';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
const failed = ROOMS.filter((room) => {
  const args = [
    HEAP,
    eslint,
    '-c',
    'eslint.types.config.mjs',
    '--cache-location',
    `.data/lint/${room[0]}`,
    ...process.argv.slice(2),
    ...room,
  ];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
