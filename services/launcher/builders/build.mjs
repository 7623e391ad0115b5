/**
 * Compiles libs and services to `dist/`, keeping the tree. Only changed files are compiled: `dist/.manifest.json`
 * remembers the hash each output was made from. Types are checked by `npm run typecheck`, not here.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, hashOf, readJson, writeJson } from '../hashes.mjs';
import { rewriteImports } from './imports.mjs';
import { asOneBuilder } from './one-builder.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const asset = /\.(json|sql|css|html|svg|js|mjs|ttf)$/;

/** Builds below `root`, one at a time; answers how many files were compiled, copied, kept and removed. */
export const buildServices = (root) => asOneBuilder(join(root, 'dist', '.build.lock'), () => build(root));

async function build(root) {
  const dist = join(root, 'dist');
  const manifestPath = join(dist, '.manifest.json');
  const recipe = hashOf(
    [
      readFileSync(join(root, '.swcrc')),
      readFileSync(fileURLToPath(import.meta.url)),
      readFileSync(join(here, 'imports.mjs')),
      swcVersion(root),
    ].join('\0'),
  );
  const before = readJson(manifestPath, {});
  const known = before.recipe === recipe ? before.files : {};
  const files = {};
  const changed = [];

  for (const source of sources(root)) {
    const hash = hashOf(readFileSync(join(root, source)));
    files[source] = hash;
    if (known[source] !== hash || !existsSync(join(dist, outputOf(source)))) changed.push(source);
  }
  const removed = Object.keys(before.files ?? {}).filter((source) => !(source in files));
  for (const source of removed) {
    for (const path of [outputOf(source), `${outputOf(source)}.map`]) rmSync(join(dist, path), { force: true });
  }

  const failures = changed.length > 0 ? await compileAll(root, dist, changed) : [];
  for (const failure of failures) delete files[failure.source];
  if (changed.length > 0 || removed.length > 0 || before.recipe !== recipe) writeJson(manifestPath, { recipe, files });
  if (failures.length > 0) throw new Error(failures.map((f) => `${f.source}\n${f.message}`).join('\n\n'));
  return { compiled: changed.length, kept: Object.keys(files).length - changed.length, removed: removed.length };
}

/** Sources with forward slashes, from the root: `libs/<lib>/src` and `services/<service>/src`, without specs. */
function sources(root) {
  return ['libs', 'services']
    .flatMap((top) => {
      const parent = join(root, top);
      if (!existsSync(parent)) return [];
      return readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => filesUnder(join(parent, name, 'src')));
    })
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => !/\.spec\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => /\.tsx?$/.test(path) || asset.test(path));
}

const outputOf = (source) => source.replace(/\.tsx?$/, '.js');

async function compileAll(root, dist, changed) {
  const swc = await import('@swc/core');
  const options = { ...readJson(join(root, '.swcrc'), {}), swcrc: false, configFile: false, sourceMaps: true, inlineSourcesContent: false };
  delete options.$schema;
  const failures = [];
  await Promise.all(
    changed.map(async (source) => {
      const output = join(dist, outputOf(source));
      mkdirSync(dirname(output), { recursive: true });
      if (!/\.tsx?$/.test(source)) return copyFileSync(join(root, source), output);
      try {
        const parser = { ...options.jsc.parser, tsx: source.endsWith('.tsx') };
        const { code, map } = await swc.transform(readFileSync(join(root, source), 'utf8'), {
          ...options,
          jsc: { ...options.jsc, parser },
          filename: source,
          sourceFileName: relative(dirname(output), join(root, source)),
        });
        const name = output.slice(output.lastIndexOf(sep) + 1);
        writeFileSync(output, `${rewriteImports(code, source)}\n//# sourceMappingURL=${name}.map\n`);
        writeFileSync(`${output}.map`, map ?? '');
      } catch (error) {
        failures.push({ source, message: String(error?.message ?? error) });
      }
    }),
  );
  return failures;
}

const swcVersion = (root) => readJson(join(root, 'node_modules', '@swc', 'core', 'package.json'), {}).version ?? '';

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  try {
    const { compiled, kept, removed } = await buildServices(resolve(here, '..', '..', '..'));
    console.log(`services: ${compiled} compiled, ${kept} unchanged, ${removed} removed (${Date.now() - started} ms)`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
