/** Articles and guides: both languages, what stands above each text, links, headings, length of sentences, day of review. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadTypeScript } from './load-ts.mjs';
import { tally } from './tally.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { check, end } = tally();
loadTypeScript(root);
const load = (path) => import(pathToFileURL(join(root, 'public-site/src/articles', path)).href);
const [{ checkTexts }] = await Promise.all([load('check.ts')]);

const texts = ['articles', 'guides'].flatMap((collection) => {
  const folder = join(root, 'public-site/content', collection);
  return (existsSync(folder) ? readdirSync(folder).sort() : []).map((file) => ({
    collection,
    file,
    source: readFileSync(join(folder, file), 'utf8'),
  }));
});
for (const { what, problems } of checkTexts(texts, new Date().toISOString().slice(0, 10))) check(what, problems);
end();
