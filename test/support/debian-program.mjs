/** Programs that tests need and npm does not carry: the machine's own, or Debian's, unpacked below `.data/` and not installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Servers lie where only administrators' paths lead. */
const FOLDERS = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/sbin'];

/**
 * Where a program is, and the environment it runs in.
 * @param {string} name of the program
 * @param {{ packages: readonly string[], libraries: string, instead?: string }} from packages to unpack, the one whose dependencies are
 *   its libraries, and what else someone without them can do
 * @returns {{ binary: string, env: NodeJS.ProcessEnv }}
 * @throws when it is neither there nor to be had
 */
export function debianProgram(name, { packages, libraries, instead }) {
  const there = FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return there ? { binary: there, env: process.env } : unpacked(name, packages, libraries, instead);
}

function unpacked(name, packages, libraries, instead) {
  const needed = `This level needs ${name}: install it${instead ? `, ${instead}` : ''}`;
  const folder = resolve('.data', `${name}-package`);
  const found = () => ['bin', 'sbin'].map((part) => join(folder, 'usr', part, name)).find((path) => existsSync(path));
  if (!found()) {
    mkdirSync(folder, { recursive: true });
    const run = (command, args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const depends = run('apt-cache', ['depends', libraries])
        .split('\n')
        .map((line) => /^ +\|?Depends: ([a-z0-9.+-]+)/.exec(line)?.[1]);
      for (const each of [...packages, ...depends.filter((n) => n && n !== 'libc6')]) {
        try {
          run('apt-get', ['download', each]);
        } catch {
          // Often already installed or virtual; the start below tells if it was needed.
        }
      }
      for (const file of readdirSync(folder)) if (file.endsWith('.deb')) run('dpkg', ['-x', file, folder]);
    } catch (error) {
      throw new Error(`${needed} (${error.message})`, { cause: error });
    }
  }
  const binary = found();
  if (!binary) throw new Error(`${needed} (no package of it could be fetched)`);
  const lib = join(folder, 'usr', 'lib');
  const inside = existsSync(lib) ? readdirSync(lib).filter((n) => n.includes('linux')) : [];
  return { binary, env: { ...process.env, LD_LIBRARY_PATH: [lib, ...inside.map((n) => join(lib, n))].join(':') } };
}
