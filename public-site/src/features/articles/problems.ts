import { limitedTask } from '@jurilien/reference';
import { contentsOf, everyBlock, everyInline, type Article } from './article';
import { addressOf, type Slugs } from './links';
import { plain, type Block, type Inline } from './markdown';
import type { Lang } from '../../routes.table';

/** Words of a whole text, and of a sentence: average, longest. Plain language measured, not guessed (design/interface.md). */
const LENGTHS = { words: [600, 1200], averageSentence: { fr: 20, en: 19 }, longestSentence: 42 } as const;

const ABBREVIATIONS = /\b(art|al|c|r|ch|no|nos|p|par|ex|env|M|Mme|Me|Dr|St|Ste|Inc|inc|Ltd|s|ss|e\.g|i\.e|etc|v|vs|a\.m|p\.m)\./g;
const words = (text: string): number => text.split(/[\s\u00a0\u202f]+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length;

/** Words of a text as they stand on the page, one line after another; headings and tables are no sentences. */
function lines(blocks: readonly Block[]): { readonly prose: string[]; readonly other: string[] } {
  const all = everyBlock(blocks);
  return {
    prose: all.flatMap((b) => (b.kind === 'paragraph' ? [plain(b.of)] : [])),
    other: all.flatMap((b) =>
      b.kind === 'heading'
        ? [plain(b.of)]
        : b.kind === 'table'
          ? [...b.head, ...b.rows.flat()].map(plain)
          : b.kind === 'box'
            ? [b.title]
            : [],
    ),
  };
}

/** Sentences of a line: a full stop inside a number, an address or an abbreviation ends nothing. */
export const sentencesOf = (line: string): readonly string[] =>
  line
    .replace(ABBREVIATIONS, '$1')
    .replace(/(\d)[.](\d)/g, '$1,$2')
    .split(/(?<=[.!?…:;])[\s\u00a0»”)]+/)
    .filter((s) => words(s) > 0);

export const wordsOf = (article: Article): number => {
  const { prose, other } = lines(article.blocks);
  return [...prose, ...other].reduce((sum, line) => sum + words(line), 0);
};

/** What is wrong with one text, in sentences for the person who wrote it. */
export function problemsOf(article: Article, today: string, slugs: Slugs, ids: ReadonlySet<string>): readonly string[] {
  return [
    ...lengths(article),
    ...headings(article.blocks),
    ...citations(article),
    ...deadLinks(everyInline(article), article.lang, slugs),
    ...article.related.flatMap((id) => (ids.has(id) && id !== article.id ? [] : [`related: ${id} is no other text of ours`])),
    ...(article.tasks?.of ?? []).flatMap((id) => (limitedTask(id) ? [] : [`tasks: ${id} is not in the catalogue`])),
    ...(article.reviewBy < today ? [`it had to be read again by ${article.reviewBy}`] : []),
    ...(article.reviewed > today ? [`reviewed: ${article.reviewed} is not here yet`] : []),
    ...article.sources.flatMap((s) => (s.read > today ? [`the source « ${s.title} » was read on ${s.read}, which is not here yet`] : [])),
    ...((article.collection === 'guides') === (article.slug !== undefined) ? [] : ['guides have a slug, articles have none']),
  ];
}

export const deadLinks = (inlines: readonly Inline[], lang: Lang, slugs: Slugs): readonly string[] =>
  inlines.flatMap((i) => (i.kind === 'link' && addressOf(i.to, lang, slugs) === undefined ? [`the link ${i.to} leads nowhere`] : []));

function lengths(article: Article): readonly string[] {
  const count = wordsOf(article);
  const [least, most] = LENGTHS.words;
  return [
    ...(count < least || count > most ? [`${count} words; ${least} to ${most} are read to the end`] : []),
    ...readingLevel(article.blocks, article.lang),
  ];
}

/** Sentences that are too long, one by one and together. */
export function readingLevel(blocks: readonly Block[], lang: Lang): readonly string[] {
  const sentences = lines(blocks).prose.flatMap(sentencesOf);
  const average = sentences.reduce((sum, s) => sum + words(s), 0) / Math.max(1, sentences.length);
  const most = LENGTHS.averageSentence[lang];
  return [
    ...(average > most ? [`sentences have ${average.toFixed(1)} words on average, more than ${most}`] : []),
    ...sentences.filter((s) => words(s) > LENGTHS.longestSentence).map((s) => `a sentence of ${words(s)} words: « ${s.slice(0, 60)}… »`),
  ];
}

/** Level after level, and the first words are a paragraph: the title is the only one above. */
export function headings(blocks: readonly Block[]): readonly string[] {
  const found = everyBlock(blocks).filter((b) => b.kind === 'heading');
  return [
    ...(blocks[0]?.kind === 'paragraph' ? [] : ['it begins with a paragraph']),
    ...(found.filter((h) => h.level === 2).length >= 2 ? [] : ['it has two sections at least (## …)']),
    ...found.flatMap((h, i) => {
      const before = found[i - 1]?.level ?? 1;
      if (h.level < 2 || h.level > 3) return [`a heading of level ${h.level}: « ${plain(h.of)} »`];
      return h.level > before + 1 ? [`a heading is skipped before « ${plain(h.of)} »`] : [];
    }),
  ];
}

function citations(article: Article): readonly string[] {
  const inlines = everyInline(article);
  const cited = new Set(inlines.flatMap((i) => (i.kind === 'cite' ? [i.n] : [])));
  return [
    ...[...cited].filter((n) => n < 1 || n > article.sources.length).map((n) => `[${n}] is no source`),
    ...article.sources.flatMap((s, i) => (cited.has(i + 1) ? [] : [`the source ${i + 1} « ${s.title} » is cited nowhere`])),
    ...inlines.flatMap((i) =>
      i.kind === 'text' && /\[\s*\d|:::/.test(i.text) ? [`left as it was written: « ${i.text.slice(0, 60)} »`] : [],
    ),
  ];
}

/** What must be the same in both languages, beyond each text. */
export function problemsBetween(fr: Article | undefined, en: Article | undefined): readonly string[] {
  if (!fr || !en) return [`${fr ? 'English' : 'French'} is missing`];
  const boxes = (a: Article) => everyBlock(a.blocks).flatMap((b) => (b.kind === 'box' ? [b.box] : b.kind === 'part' ? [b.part] : []));
  const same: readonly [string, unknown, unknown][] = [
    ['id', fr.id, en.id],
    ['field', fr.field, en.field],
    ['province', fr.province, en.province],
    ['action', fr.action, en.action],
    ['reviewed', fr.reviewed, en.reviewed],
    ['reviewBy', fr.reviewBy, en.reviewBy],
    ['related', fr.related, en.related],
    ['tasks', fr.tasks?.of, en.tasks?.of],
    ['sections', contentsOf(fr).length, contentsOf(en).length],
    ['boxes', boxes(fr).sort(), boxes(en).sort()],
  ];
  return same.flatMap(([what, a, b]) =>
    JSON.stringify(a) === JSON.stringify(b) ? [] : [`${what} differs: ${String(a)} and ${String(b)}`],
  );
}
