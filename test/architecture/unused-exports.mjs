/** Exports that no other file imports, as knip finds them: a name is exported for another file, or it is not exported. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** @returns {{ path: string, name: string }[]} */
export function unusedExports(root) {
  const args = [join(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'json', '--no-progress', '--no-exit-code'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return JSON.parse(stdout).issues.flatMap(({ file, exports = [], types = [] }) =>
      [...exports, ...types].map(({ name }) => ({ path: file, name })),
    );
  } catch {
    throw new Error(`knip gave no answer: ${stderr || stdout}`);
  }
}
