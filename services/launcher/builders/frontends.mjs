/** Public site and console: built by their own tools, only when something they are made from changed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../faults.mjs';
import { hashOf, hashTree, readJson, writeJson } from '../hashes.mjs';
import { asOneBuilder } from './one-builder.mjs';

const shared = ['libs/contracts/src', 'libs/reference/src', 'libs/theme', 'package.json', 'package-lock.json'];

/** `output` is a file every good build leaves behind. */
export const frontends = [
  { name: 'public-site', workspace: 'public-site', sources: ['public-site', ...shared], output: 'public-site/build/server/index.js' },
  { name: 'console', workspace: 'console', sources: ['console', 'libs/personal-data/src', ...shared], output: 'console/dist/index.html' },
];

const kept = (root, name) => join(root, 'node_modules', '.cache', 'jurilien', name);

const manifestOf = (root) => kept(root, 'frontends.json');

/** The front ends whose sources differ from those of their last good build, with the hash to remember. */
export function staleFrontends(root) {
  const built = readJson(manifestOf(root), {});
  return frontends
    .filter(({ workspace }) => existsSync(join(root, workspace, 'package.json')))
    .map((frontend) => ({ ...frontend, hash: hashOf(`${root}\n${hashTree(root, frontend.sources)}`) }))
    .filter(({ name, hash, output }) => built[name] !== hash || !existsSync(join(root, output)));
}

/**
 * Builds one front end; its output is shown only when it fails. Two builds into one folder would empty it under each other: the second
 * waits, and does nothing when the first built the same sources.
 */
export function buildFrontend(root, frontend, onPid = () => {}) {
  return asOneBuilder(kept(root, `${frontend.name}.lock`), () => {
    const built = readJson(manifestOf(root), {});
    if (built[frontend.name] === frontend.hash && existsSync(join(root, frontend.output))) return undefined;
    return runBuild(root, frontend, onPid);
  });
}

function runBuild(root, { name, workspace, hash }, onPid) {
  return new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath;
    const args = ['run', 'build', '-w', workspace];
    const [command, all] = npm && npm.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
    const child = spawn(command, all, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production', PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
    });
    onPid(child.pid);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) return reject(new Fault('BUILD_FAILED', { part: name, detail: output.trim().split('\n').slice(-40).join('\n') }));
      const manifest = manifestOf(root);
      writeJson(manifest, { ...readJson(manifest, {}), [name]: hash });
      return resolve();
    });
  });
}
