/** Dependencies: whether what is installed is what package-lock.json says, and installing it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../faults.mjs';
import { readJson } from '../hashes.mjs';

/** The Node.js that runs the services, from the npm package of that name. */
export const localNode = (root) => join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Compares the lock file with npm's own record of what it installed, so that a branch switch or a pull is noticed and an
 * installation done by hand is not repeated. Optional packages of other platforms do not count. The record is not believed
 * alone: a package someone removed is still in it.
 */
export function isInstalled(root) {
  if (!existsSync(localNode(root))) return false;
  const wanted = readJson(join(root, 'package-lock.json'), {}).packages ?? {};
  const found = readJson(join(root, 'node_modules', '.package-lock.json'), {}).packages;
  if (!found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.link || entry.peer) return true;
    // An image for production leaves development packages out on purpose.
    if (!found[path]) return Boolean(entry.dev) && process.env.NODE_ENV === 'production';
    return found[path].version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}

/**
 * Installs what the lock file says; npm's own output is shown. Not `npm ci`: it refuses a lock file without the optional
 * packages of every platform, which not every registry carries. `--no-save` leaves the lock file as it is.
 * @param onChild called with npm's process, which leads a group of its own: stopping the group stops what npm started
 */
export function install(root, onChild = () => {}) {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  const npm = process.env.npm_execpath;
  // Under `npm start` the running npm is known; otherwise the one on the PATH.
  const [command, all, shell] =
    npm && npm.endsWith('.js') ? [process.execPath, [npm, ...args], false] : ['npm', args, process.platform === 'win32'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      shell,
      env: { ...process.env, NODE_ENV: 'development' },
    });
    onChild(child);
    child.once('error', () => reject(new Fault('INSTALL_FAILED')));
    child.once('close', (code) => (code === 0 && existsSync(localNode(root)) ? resolve() : reject(new Fault('INSTALL_FAILED'))));
  });
}
