import { YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Lang } from '../routes.table';
import { readArticle, type Article, type Collection } from './article';
import { ARTICLE_PAGES, type Slugs } from './links';
import { Unreadable } from './markdown';
import { problemsBetween, problemsOf, wordsOf } from './problems';

/** One file as it lies in public-site/content. */
export interface TextFile {
  readonly collection: Collection;
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
export function checkTexts(files: readonly TextFile[], today: string): readonly Checked[] {
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
    if (error instanceof z.ZodError) return { ...named, problems: error.issues.map((i) => `${i.path.join('.')}: ${i.message}`) };
    if (error instanceof Unreadable || error instanceof YAMLParseError) return { ...named, problems: [error.message] };
    throw error;
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
