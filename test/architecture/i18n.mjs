/** French and English say the same things: every key in both, nothing empty, the same values to fill in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compare, doubles, ICU, isPair, merged, pairsIn } from './both-languages.mjs';
import { figuresIn } from './figures-of-keys.mjs';
import { readIcu } from './icu.mjs';
import { loadTypeScript } from './load-ts.mjs';
import { sameTexts } from './same-texts.mjs';
import { tally } from './tally.mjs';
import { readerOf, wordsOfPages } from './words-of-pages.mjs';
import { textsIn, TYPOGRAPHY_CANARIES, TYPOGRAPHY_GOOD, typographyOf } from './typography.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { check, end } = tally();
loadTypeScript(root);
const load = (path) => import(pathToFileURL(join(root, path)).href);
const filesIn = (folder, ending = /\.tsx?$/) =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }) : [])
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file) && !/\.spec\.|node_modules/.test(file))
    .sort();

// The check itself: what it must notice.
const broken = [
  ['a missing key', { a: 'x' }, {}],
  ['a key too many', {}, { a: 'x' }],
  ['an empty text', { a: 'x' }, { a: '' }],
  ['another value to fill in', { a: 'Bonjour {name}' }, { a: 'Hello' }],
  ['a text that became a list', { a: 'x' }, { a: ['x'] }],
];
for (const [what, fr, en] of broken) check(`notices ${what}`, compare(fr, en).length > 0 ? [] : 'it did not');
const brokenIcu = [
  ['an argument that is not closed', '{n', '{n}'],
  ['a plural without its other', '{n, plural, one {une}}', '{n}'],
  ['a plural without its one', '{n, plural, other {des}}', '{n, plural, one {one} other {some}}'],
  ['another value inside a plural', '{n, plural, one {une} other {des {x}}}', '{n, plural, one {one} other {some}}'],
  ['the form that another package reads', '%{n} ligne', '{n} row'],
];
for (const [what, fr, en] of brokenIcu) check(`notices ${what}`, compare(fr, en, '', ICU).length > 0 ? [] : 'it did not');
check('accepts a plural in one language', compare('{n, plural, one {# dû} other {# dus}}', '{n, number} due', '', ICU));
for (const [lang, text] of TYPOGRAPHY_CANARIES) check(`notices “${text}”`, typographyOf(text, lang).length > 0 ? [] : 'it did not');
for (const [lang, text] of TYPOGRAPHY_GOOD) check(`accepts “${text}”`, typographyOf(text, lang));
check(
  'notices a text that was not translated',
  sameTexts({ a: 'Ajouter un champ' }, { a: 'Ajouter un champ' }).length > 0 ? [] : 'it did not',
);
check('accepts a word of both languages, and a name', sameTexts({ a: 'Version {n}', b: 'Laval' }, { a: 'Version {n}', b: 'Laval' }));
check('accepts two equal trees', compare({ a: { b: 'Bonjour {name}' }, c: ['x'] }, { a: { b: 'Hello {name}' }, c: ['y'] }));

// Figures of the configuration are filled in, not written.
const figures = figuresIn(await load('libs/reference/src/configuration/index.ts'));
const written = (texts, lang) => texts.flatMap((text) => figures.written(text, lang));
for (const [lang, text] of [
  ['fr', 'La personne a quatorze jours pour répondre.'],
  ['en', 'The answer is due within 30 days.'],
])
  check(`notices “${text}”`, written([{ path: 'canary', text }], lang).length === 1 ? [] : 'it did not');
check('accepts what is filled in', written([{ path: 'canary', text: 'La personne a {recruit.contactDays} pour répondre.' }], 'fr'));

// Console: words of every page, and those of each feature, in two trees.
const [{ fr: sharedFr }, { en: sharedEn }] = [await load('console/src/i18n/fr.ts'), await load('console/src/i18n/en.ts')];
const features = readdirSync(join(root, 'console/src/features')).filter((f) =>
  existsSync(join(root, `console/src/features/${f}/words.fr.ts`)),
);
const wordsOf = async (feature, lang) => (await load(`console/src/features/${feature}/words.${lang}.ts`)).words;
const parts = await Promise.all(
  features.map(async (feature) => ({ feature, fr: await wordsOf(feature, 'fr'), en: await wordsOf(feature, 'en') })),
);
for (const part of parts) check(`console, ${part.feature}: French and English have the same keys`, compare(part.fr, part.en, '', ICU));
const registered = readFileSync(join(root, 'console/src/words.ts'), 'utf8');
check(
  'console: words of every feature are registered',
  features.filter((f) => !registered.includes(`./features/${f}/words.fr'`)).map((f) => `console/src/words.ts lacks ${f}`),
);
const twice = doubles([['shared', sharedFr], ...parts.map((part) => [part.feature, part.fr])]);
check('console: no key stands in two places', twice);
check(
  'notices a key in two places',
  doubles([
    ['a', { x: { y: '' } }],
    ['b', { x: { y: '' } }],
  ]).length > 0
    ? []
    : 'it did not',
);
const byFeature = Object.fromEntries(parts.map((part) => [part.feature, part.fr]));
const ofPages = wordsOfPages(readerOf(join(root, 'console/src')), sharedFr, byFeature);
check(
  `console: ${ofPages.count} pages name the words they show`,
  ofPages.count > 20 ? ofPages.problems : 'pages moved: this check reads the wrong file',
);
const canaryPage = {
  'main.tsx': '',
  'pages.ts': "page(\n  () => import('./a'),\n  'b',\n)",
  'a.tsx': "import { c } from './c';",
  'c.ts': "t('x.y')",
};
const pageOfIndex = {
  'main.tsx': '',
  'pages.ts': "page(() => import('./a'))",
  'a.tsx': "import { c } from './features/f';",
  'features/f/index.ts': "export { c } from './c';\nexport { d } from './d';",
  'features/f/c.ts': '',
  'features/f/d.ts': "t('x.y')",
};
check(
  'of a table of contents, a page shows the words of what it takes alone',
  wordsOfPages((file) => pageOfIndex[file], {}, { f: { x: { y: '' } } }).problems,
);
check(
  'notices a page that does not name its words, and one that names others',
  wordsOfPages((file) => canaryPage[file], {}, { x: { x: { y: '' } }, b: {} }).problems.length === 2 ? [] : 'it did not',
);
const [fr, en] = ['fr', 'en'].map((lang) => parts.reduce((all, part) => merged(all, part[lang]), lang === 'fr' ? sharedFr : sharedEn));
const own = ({ ra: _ra, ...rest }) => rest;
check('console: French and English have the same keys', compare(own(fr), own(en), '', ICU));
check('console: no text is the same in French and in English', sameTexts(own(fr), own(en)));
// react-admin adds keys to its English between releases; French must have what English has.
check(
  'console: the words of react-admin are all in French',
  compare(en.ra, fr.ra, '', ICU).filter((p) => /missing|not in ICU/.test(p)),
);

for (const [lang, tree] of [
  ['fr', own(fr)],
  ['en', own(en)],
]) {
  check(`console: figures of the configuration are filled in, ${lang}`, written([...textsIn(tree)], lang));
  check(
    `console: typography and words, ${lang}`,
    [...textsIn(tree)].flatMap(({ path, text }) =>
      readIcu(text, lang).sentences.flatMap((sentence) => typographyOf(sentence, lang).map((what) => `${path}: ${what}`)),
    ),
  );
}

const has = (tree, key) => key.split('.').reduce((at, part) => at?.[part], tree) !== undefined;
const used = filesIn('console/src').flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:t|translate)\('([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g)].map((m) => ({
    file,
    key: m[1],
  })),
);
check(
  `console: the ${used.length} keys used in screens exist`,
  used.flatMap(({ file, key }) =>
    [
      ['fr', fr],
      ['en', en],
    ]
      .filter(([, tree]) => !has(tree, key))
      .map(([lang]) => `${relative(root, join(root, file))}: ${key} is missing in ${lang}`),
  ),
);

/** Actions of the console and their marks hold their words in both languages. */
const ACTIONS = /\/(actions\/(?!index)[\w-]+|flags)\.ts$/;
/** What a dialog of an action asks, as it is made for a request without anything. */
const lead = { facts: {} };
const config = { value: ({ shipped }) => shipped };
const dialog = ({ form }) => form?.({ lead, config, code: (_, value) => value, staff: [], round: 1 }) ?? {};
const withDialogs = (module) =>
  Object.values(module)
    .flatMap((actions) => (typeof actions === 'object' ? Object.values(actions) : []))
    .reduce((all, action, n) => (typeof action?.form === 'function' ? { ...all, [`dialog ${n}`]: dialog(action) } : all), { ...module });

// Public site, messages, actions of the console and reference lists: French and English side by side.
const sideBySide = [
  ...filesIn('public-site/src', /(^|\/)(i18n|words)\/[^/]+\.tsx?$/),
  ...filesIn('libs/notifications/src/templates'),
  'libs/notifications/src/footer.ts',
  ...filesIn('console/src/features', ACTIONS),
  ...filesIn('libs/reference/src').filter((f) => !f.endsWith('.data.ts')),
].filter((file) => existsSync(join(root, file)));
let pairs = 0;
const typography = ({ path, value }) =>
  ['fr', 'en'].flatMap((lang) =>
    [...textsIn(value[lang])].flatMap(({ path: inner, text }) =>
      typographyOf(text, lang).map((what) => `${path}.${inner} (${lang}): ${what}`),
    ),
  );
/** Key words and legal documents say what they are about: the first are the keys', the second have a check of their own. A sample is an example. */
const saysFigures = (file) => !/^libs\/reference\/|templates\/index\.ts$/.test(file);
const writtenIn = ({ path, value }) =>
  ['fr', 'en'].flatMap((lang) =>
    written(
      [...textsIn(value[lang])]
        .map(({ path: inner, text }) => ({ path: `${path}.${inner}`, text }))
        .filter(({ path: at }) => !/\.samples\./.test(at)),
      lang,
    ),
  );
for (const file of sideBySide) {
  const module = await load(file);
  const found = [...pairsIn(ACTIONS.test(file) ? withDialogs(module) : module)];
  if (found.length === 0) continue;
  pairs += found.length;
  check(`${file}: typography and words`, found.flatMap(typography));
  if (saysFigures(file)) check(`${file}: figures of the configuration are filled in`, found.flatMap(writtenIn));
  check(
    `${file}: ${found.length} pair(s)`,
    found.flatMap(({ path, value }) =>
      isPair(value)
        ? [...compare(value.fr, value.en, path), ...sameTexts(value.fr, value.en, path)]
        : [`${path}: only ${'fr' in value ? 'French' : 'English'}, the other is missing`],
    ),
  );
}
for (const file of filesIn('public-site/content', /\.(md|yaml)$/)) {
  const lang = /\.(fr|en)\./.exec(file)[1];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  // YAML above and in the questions has colons of its own.
  const prose = file.endsWith('.yaml') ? lines.map((l) => l.replace(/^\s*-?\s*\w+: ?/, '')) : lines.slice(lines.indexOf('---', 1) + 1);
  check(
    `${file}: typography and words`,
    prose.flatMap((line) => typographyOf(line.trim().replace(/^[-*>#|: ]+/, ''), lang)),
  );
}
check('texts that say a figure of no key are there', figures.unused());
check(`pairs were found (${pairs})`, pairs > 50 ? [] : 'texts moved: this check reads the wrong files');
end();
