import { YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Lang } from '../../routes.table';
import { inlinesOf, readArticle, type Article, type Collection } from './article';
import { ARTICLE_PAGES, type Slugs } from './links';
import { Unreadable } from './markdown';
import { readAsked, readJob, readPageText, type Asked, type Audience } from './page-text';
import { deadLinks, headings, problemsBetween, problemsOf, readingLevel, wordsOf } from './problems';

/** One file as it lies in public-site/content. */
export interface TextFile {
  readonly collection: Collection;
  readonly file: string;
  readonly source: string;
}
/** A page in words, or the questions of one audience: `about.fr.md`, `clients.fr.yaml`. */
export interface OtherFile {
  readonly folder: 'pages' | 'faq' | 'jobs';
  readonly file: string;
  readonly source: string;
}
export interface Checked {
  readonly what: string;
  readonly problems: readonly string[];
}

interface Read extends TextFile {
  readonly id: string;
  readonly lang: Lang;
  readonly article?: Article;
  readonly problems: readonly string[];
}

/** Everything that has to be true of the texts, one line per text and per pair. */
export function checkTexts(files: readonly TextFile[], today: string, others: readonly OtherFile[] = []): readonly Checked[] {
  const read = files.map(readFile);
  const at = (collection: Collection, id: string, lang: Lang) =>
    read.find((r) => r.collection === collection && r.id === id && r.lang === lang)?.article;
  const slugs: Record<string, Partial<Record<Lang, string>>> = {};
  for (const { article, id, lang } of read) if (article?.slug) slugs[id] = { ...slugs[id], [lang]: article.slug };
  const ids = new Set(read.map((r) => r.id));
  const pairs = [...new Map(read.map((r) => [`${r.collection}/${r.id}`, r])).values()];
  return [
    ...read.map(({ collection, file, article, problems }) => ({
      what: `${collection}/${file}${article ? ` (${wordsOf(article)} words)` : ''}`,
      problems: article ? [...problems, ...problemsOf(article, today, slugs, ids)] : problems,
    })),
    ...pairs.map(({ collection, id }) => ({
      what: `${collection}/${id} in both languages`,
      problems: problemsBetween(at(collection, id, 'fr'), at(collection, id, 'en')),
    })),
    ...others.map((other) => checkOther(other, others, slugs)),
    { what: 'every slug leads to one guide', problems: twice(slugs) },
    {
      what: 'every article has its page, every page its article',
      problems: [
        ...pairs.filter((p) => p.collection === 'articles' && !(p.id in ARTICLE_PAGES)).map((p) => `${p.id} has no page`),
        ...Object.keys(ARTICLE_PAGES)
          .filter((id) => !at('articles', id, 'fr'))
          .map((id) => `the page of ${id} has no text`),
      ],
    },
  ];
}

function readFile(given: TextFile): Read {
  const [, id, lang] = /^([a-z0-9-]+)\.(fr|en)\.md$/.exec(given.file) ?? [];
  const named = { ...given, id: id ?? given.file, lang: (lang ?? 'fr') as Lang };
  if (!id) return { ...named, problems: ['a text is called <id>.fr.md or <id>.en.md'] };
  try {
    const article = readArticle(given.collection, named.lang, given.source);
    return { ...named, article, problems: article.id === id ? [] : [`id: ${article.id} is not the name of the file`] };
  } catch (error) {
    return { ...named, problems: saidOf(error) };
  }
}

/** What is wrong with a text that could not be read, for who wrote it. */
function saidOf(error: unknown): readonly string[] {
  if (error instanceof z.ZodError) return error.issues.map((i) => `${i.path.join('.')}: ${i.message}`);
  if (error instanceof Unreadable || error instanceof YAMLParseError) return [error.message];
  throw error;
}

function checkOther(given: OtherFile, all: readonly OtherFile[], slugs: Slugs): Checked {
  const what = `${given.folder}/${given.file}`;
  const [, id, lang] = /^([a-z-]+)\.(fr|en)\.(?:md|yaml)$/.exec(given.file) ?? [];
  if (!id) return { what, problems: ['a text is called <id>.fr.… or <id>.en.…'] };
  const twin = all.find((o) => o.folder === given.folder && o.file === given.file.replace(`.${lang}.`, lang === 'fr' ? '.en.' : '.fr.'));
  if (!twin) return { what, problems: [`${lang === 'fr' ? 'English' : 'French'} is missing`] };
  try {
    if (given.folder === 'faq') {
      const [own, other] = [given, twin].map((f) => readAsked(id as Audience, f.source)) as [readonly Asked[], readonly Asked[]];
      const same = own.map((a) => a.id).join() === other.map((a) => a.id).join();
      return {
        what,
        problems: [
          ...deadLinks(
            inlinesOf(
              [],
              own.map((a) => a.a),
            ),
            lang as Lang,
            slugs,
          ),
          ...(same ? [] : ['the questions differ']),
        ],
      };
    }
    const { blocks } = given.folder === 'jobs' ? readJob(given.source) : readPageText(given.source);
    return {
      what,
      problems: [...headings(blocks), ...readingLevel(blocks, lang as Lang), ...deadLinks(inlinesOf(blocks), lang as Lang, slugs)],
    };
  } catch (error) {
    return { what, problems: saidOf(error) };
  }
}

function twice(slugs: Slugs): readonly string[] {
  const seen = new Map<string, string>();
  return Object.entries(slugs).flatMap(([id, by]) =>
    Object.values(by).flatMap((slug) => {
      const before = seen.get(slug);
      seen.set(slug, id);
      return before && before !== id ? [`${slug} is both ${before} and ${id}`] : [];
    }),
  );
}
