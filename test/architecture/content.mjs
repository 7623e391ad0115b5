/** Articles, guides, pages in words, questions and posts: both languages, what stands above each text, links, headings, length of sentences, day of review. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadTypeScript } from './load-ts.mjs';
import { tally } from './tally.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { check, end } = tally();
loadTypeScript(root);
const load = (path) => import(pathToFileURL(join(root, 'public-site/src/features/articles', path)).href);
const { checkTexts } = await load('check.ts');

const content = join(root, 'public-site/content');
const filesIn = (folder) => readdirSync(join(content, folder)).sort();
const texts = ['articles', 'guides'].flatMap((collection) =>
  filesIn(collection).map((file) => ({ collection, file, source: readFileSync(join(content, collection, file), 'utf8') })),
);
const others = ['pages', 'faq', 'jobs'].flatMap((folder) =>
  filesIn(folder).map((file) => ({ folder, file, source: readFileSync(join(content, folder, file), 'utf8') })),
);
for (const { what, problems } of checkTexts(texts, new Date().toISOString().slice(0, 10), others)) check(what, problems);
end();
