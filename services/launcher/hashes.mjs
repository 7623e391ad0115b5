/** What changed since the last build: content hashes, so that a touched but equal file costs nothing. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Folders that hold what builds produce, never sources. */
const produced = new Set(['node_modules', 'dist', 'build', '.react-router', '.vite', 'coverage', '.git', '.data']);

/** Every file below `dir`, sorted, without what builds produce; an absent folder is an empty one. */
export function filesUnder(dir) {
  let entries;
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  const found = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      if (!produced.has(entry.name)) found.push(...filesUnder(path));
    } else if (entry.isFile()) found.push(path);
  }
  return found;
}

/** SHA-256 of a text or buffer, hexadecimal. */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** One hash over the names and contents of all `paths` (files or folders) seen from `root`. */
export function hashTree(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const absolute = join(root, path);
    const files = filesUnderOrFile(absolute);
    for (const file of files) {
      hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnderOrFile(path) {
  try {
    return filesUnder(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** Reads a JSON file; anything unreadable is the `fallback`. */
export function readJson(path, fallback) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return fallback;
  }
}

/** Writes a JSON file whole or not at all, so that a killed run never leaves half of one. */
export function writeJson(path, value, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`, { mode });
  renameSync(beside, path);
}
