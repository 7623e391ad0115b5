/** Checks that read source text: what is listed, how long files are, which words appear. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.react-router', '.data', '__canary__']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}

export const sources = (root, rooms = ['libs', 'services', 'console', 'public-site', 'test']) =>
  rooms
    .flatMap((room) => filesUnder(join(root, room)))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));

/** A decision no one lists would never run. Each file of decisions/, views/ and automations/ is reached from its context's index. */
export function unlistedParts(root) {
  const libs = readdirSync(join(root, 'libs')).filter((lib) => statSync(join(root, 'libs', lib)).isDirectory());
  return libs.flatMap((lib) => {
    const own = sources(root, [`libs/${lib}`]).filter(({ path }) => !path.includes('.spec.'));
    const imported = new Set(
      own.flatMap(({ path, text }) =>
        [...text.matchAll(/from '(\.{1,2}\/[^']+)\.js'/g)].map((m) => join(path, '..', m[1]).split(sep).join('/')),
      ),
    );
    return own
      .filter(
        ({ path, text }) =>
          /\/(decisions|views|automations)\/.+\.ts$/.test(path) &&
          /\b(decision|view|automation|process)\(/.test(text) &&
          !imported.has(path.replace(/\.ts$/, '')),
      )
      .map(({ path }) => `${path} is not listed: import it in libs/${lib}/src/index.ts (or the file that lists its parts)`);
  });
}

/**
 * A rule no one wrote an example of is a rule no one checked: each decision is named in some spec, by itself or as the command that is sent.
 * @param more further files to read, as `{ path, text }`
 */
export function decisionsWithoutSpec(root, more = []) {
  const read = [...sources(root, ['libs', 'services']), ...more];
  const isSpec = ({ path }) => path.endsWith('.spec.ts');
  const specs = read
    .filter(isSpec)
    .map(({ text }) => text)
    .join('\n');
  const declared = read
    .filter((file) => !isSpec(file) && !file.path.startsWith('libs/event-sourcing/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bexport const (\w+) = decision\((?:\{\s*name: '(\w+)')?/g)].map((m) => ({ path, name: m[1], command: m[2] })),
    );
  if (declared.length === 0 || specs === '') return ['no decision or no spec was found: this check reads the wrong files'];
  return declared
    .filter(({ name, command }) => !new RegExp(`\\b${name}\\b`).test(specs) && !(command && specs.includes(`'${command}'`)))
    .map(({ path, name }) => `${path}: no spec names ${name}: write given/when/then for it beside the file`);
}

/**
 * A command that is named by a text has an input that no compiler reads: the worker sends decisions. Names come from what is stored and from
 * addresses of calls, and code compares with them at most.
 * @param more further files to read, as `{ path, text }`
 */
export function commandsByName(root, more = []) {
  const read = [...sources(root, ['libs', 'services/worker']), ...more].filter(
    ({ path }) => !/\.(spec|testing)\.|\/testing\.ts$/.test(path),
  );
  const names = new Set(read.flatMap(({ text }) => [...text.matchAll(/= decision\(\{\s*name: '(\w+)',/g)].map((m) => m[1])));
  if (names.size === 0) return ['no decision was found: this check reads the wrong files'];
  return read
    .filter(({ path }) => path.startsWith('services/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!=== )'([A-Z]\w+)'/g)].filter((m) => names.has(m[1])).map((m) => `${path} names ${m[1]}: send its decision`),
    );
}

/** Where an expression ends that begins at a place: at a semicolon, or where what it stands in ends. */
function expressionAt(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at])) depth += 1;
    if (')]}'.includes(text[at])) depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === ';')) return text.slice(from, at);
  }
  return text.slice(from);
}

/**
 * A reply that is awaited before it is sent waits for itself: Fastify's reply is a promise of its own sending.
 * @param more further files to read, as `{ path, text }`
 */
export function awaitedReplies(root, more = []) {
  const read = [...sources(root, ['services']), ...more];
  const replies = read.flatMap(({ path, text }) =>
    [...text.matchAll(/\bawait\s+(?:this\.)?(?:reply|answer|res)\b(?=\s*\.\s*(?:headers?|status|code|type)\()/g)].map((found) => ({
      path,
      line: text.slice(0, found.index).split('\n').length,
      expression: expressionAt(text, found.index),
    })),
  );
  if (!replies.some(({ expression }) => /\.send\(/.test(expression)))
    return ['no reply was found that is sent: this check reads the wrong files'];
  return replies
    .filter(({ expression }) => !/\.(?:send|redirect|sendFile)\(/.test(expression))
    .map(({ path, line }) => `${path}:${line}: a reply that is not sent is awaited: it waits for itself`);
}

/** Data tables and texts may be long; code may not. */
export function longFiles(root) {
  return sources(root)
    .filter(({ path }) => !/(^|\/)(reference|content|i18n)\//.test(path) && !/migrations\/|\.spec\.|texts?-(fr|en)\.ts$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** From here on a folder is several subjects. */
const WIDE = 30;

/** Folders with 30 files or more beside their specs. @param added paths that are not in the tree, as a canary has them */
export function wideFolders(root, added = []) {
  const files = [...sources(root).map(({ path }) => path), ...added].filter(
    (path) => /^(libs|services|console\/src|public-site\/src)\//.test(path) && !/\.spec\.tsx?$|\.d\.mts$/.test(path),
  );
  const folders = Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders].filter(([, within]) => within.length >= WIDE).map(([folder, within]) => `${folder}: ${within.length} files`);
}

/** We sell access to a request at a fixed price: the regulated terms for anything else appear nowhere. */
const WORDS = [
  [/\breferral fees?\b|\bfee[- ]split(ting)?\b|\bfinder[’']s fees?\b|\bpartage d[’']honoraires\b/i, 'regulated term'],
  // Public bodies carry the word in their name.
  [/\bcommissions?\b|\bCommissions?\b(?! (d|of\b))/, 'regulated term'],
  [/\b(TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/, 'unfinished work'],
  [/\b(it|test|describe)\.(skip|only|todo)\(/, 'a test that does not test'],
];
export function forbiddenWords(root) {
  return sources(root)
    .filter(({ path }) => path !== 'test/architecture/sources.mjs')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          WORDS.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${path}:${i + 1}: ${why}: ${line.trim().slice(0, 100)}`),
        ),
    );
}
