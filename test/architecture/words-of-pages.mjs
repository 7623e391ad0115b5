/** Which features' words a page of the console shows, read from its files: `pages.ts` must name exactly these. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export) (?!type )(?:([^;]*?) from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
/** A table of contents names what comes from which file; an import of it runs the files of its names alone. */
const INDEX = /^features\/[^/]+\/index\.ts$/;
const KEY = /['"`]([a-zA-Z]+(?:\.[\w-]+)*)(\.\$\{|\.?['"`$])/g;
const PAGE = /page\(\s*\(\) => import\('\.([^']+)'\)((?:,\s*'\w+')*),?\s*\)/g;
const at = (tree, key) => key.split('.').reduce((here, part) => here?.[part], tree);

const reader = (read) => {
  const files = new Map();
  return (file) => {
    if (!files.has(file)) files.set(file, read(file));
    return files.get(file);
  };
};

const namesIn = (clause = '') => [...clause.replace(/\btype \w+/g, '').matchAll(/\w+/g)].map(([name]) => name);

/** Every file a page runs, whether at once or when a part of it is opened. @param names what is taken of a table of contents */
function reached(file, read, names, into = new Set()) {
  if (into.has(file) || !read(file)) return into;
  const listed = INDEX.test(file);
  if (!listed) into.add(file);
  for (const [, clause, still, opened] of read(file).matchAll(IMPORT)) {
    const taken = namesIn(clause);
    if (listed && !taken.some((name) => names.includes(name))) continue;
    const path = join(dirname(file), still ?? opened);
    const found = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((p) => read(p) !== undefined);
    if (found && !/(^|\/)(words|pages)$|(^|\/)i18n\//.test(path)) reached(found, read, taken, into);
  }
  return into;
}

/** The features whose words a file names, each with a key of theirs. */
export function featuresNamed(text, shared, features) {
  const named = new Map();
  for (const [, key, end] of text.matchAll(KEY)) {
    const whole = !end.includes('$');
    const has = (tree) => (whole ? typeof at(tree, key) === 'string' : typeof at(tree, key) === 'object');
    if (whole && has(shared)) continue;
    for (const [feature, tree] of Object.entries(features)) if (has(tree)) named.set(feature, key);
  }
  return named;
}

/** @param read the text of a file of console/src, nothing when there is none */
export function wordsOfPages(readFile, shared, features) {
  const read = reader(readFile);
  const needs = (file) => {
    const found = new Map();
    for (const part of reached(file, read, []))
      for (const [feature, key] of featuresNamed(read(part), shared, features)) found.set(feature, `${part} (${key})`);
    return found;
  };
  const everywhere = [...needs('main.tsx')].map(([feature, where]) => `every page shows words of ${feature}: ${where} needs a shared text`);
  const pages = [...(read('pages.ts') ?? '').matchAll(PAGE)].map(([, path, names]) => {
    const file = [`${path.slice(1)}.tsx`, `${path.slice(1)}.ts`].find((p) => read(p) !== undefined) ?? path;
    return { file, named: [...names.matchAll(/'(\w+)'/g)].map((m) => m[1]), shown: needs(file) };
  });
  const wrong = pages.flatMap(({ file, named, shown }) => [
    ...[...shown].filter(([f]) => !named.includes(f)).map(([f, where]) => `pages.ts: ${file} shows words of ${f} by ${where}: name '${f}'`),
    ...named.filter((f) => !shown.has(f)).map((f) => `pages.ts: ${file} shows no words of ${f}: take '${f}' away`),
  ]);
  return { count: pages.length, pages, problems: [...everywhere, ...wrong] };
}

export const readerOf = (folder) => (file) => (existsSync(join(folder, file)) ? safely(join(folder, file)) : undefined);
const safely = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
