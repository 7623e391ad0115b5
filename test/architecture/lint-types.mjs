/** What the lint of types objects to in a few lines of code, written into the tree for as long as it looks. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'libs/runtime/src/__canary__';

/** @param {{ code: string }[]} canaries @returns {string[][]} the rules that each of them breaks, as `plugin(rule)` */
export function typeObjections(root, canaries) {
  const files = canaries.map((_canary, i) => `${FOLDER}/typed-${i}.ts`);
  try {
    mkdirSync(join(root, FOLDER), { recursive: true });
    canaries.forEach(({ code }, i) => writeFileSync(join(root, files[i]), code));
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json', FOLDER];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(`oxlint gave no answer: ${stderr || stdout}`);
    const { diagnostics } = JSON.parse(stdout);
    return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
  } finally {
    rmSync(join(root, FOLDER), { recursive: true, force: true });
  }
}
