import type { Lang } from '../../routes.table';
import { frontMatter, split, type FrontMatter } from './front-matter';
import { plain, readBlocks, readLine, type Block, type Inline } from './markdown';

export type Collection = 'articles' | 'guides';

/** One text in one language, as its page shows it. */
export interface Article extends Omit<FrontMatter, 'faq'> {
  readonly collection: Collection;
  readonly lang: Lang;
  readonly blocks: readonly Block[];
  readonly faq: readonly { readonly q: string; readonly a: readonly Inline[] }[];
}

/**
 * Reads a text.
 * @param dress what is done to every text, such as the spaces of French
 * @throws ZodError when what stands above it is wrong, Unreadable when the text is
 */
export function readArticle(collection: Collection, lang: Lang, source: string, dress: (text: string) => string = (t) => t): Article {
  const { values, body } = split(source);
  const { faq, tasks, ...front } = frontMatter.parse(values);
  return {
    ...front,
    title: dress(front.title),
    description: dress(front.description),
    summary: dress(front.summary),
    sources: front.sources.map((of) => ({ ...of, title: dress(of.title) })),
    ...(tasks ? { tasks: { ...tasks, title: dress(tasks.title), lead: dress(tasks.lead) } } : {}),
    collection,
    lang,
    blocks: readBlocks(body, dress),
    faq: faq.map(({ q, a }) => ({ q: dress(q), a: readLine(a, dress) })),
  };
}

/** The blocks of a text, those in boxes and parts among them. */
export const everyBlock = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((b) =>
    b.kind === 'box' || b.kind === 'part' ? [b, ...everyBlock(b.of)] : b.kind === 'list' ? [b, ...b.items.flatMap(everyBlock)] : [b],
  );

/** Everything inside its lines: words, links, citations. */
export const everyInline = (article: Article): readonly Inline[] =>
  inlinesOf(
    article.blocks,
    article.faq.map((f) => f.a),
  );

/** Everything inside the lines of some blocks, and of lines besides. */
export function inlinesOf(blocks: readonly Block[], more: readonly (readonly Inline[])[] = []): readonly Inline[] {
  const within = (of: readonly Inline[]): readonly Inline[] => of.flatMap((i) => ('of' in i ? [i, ...within(i.of)] : [i]));
  const lines = everyBlock(blocks).flatMap((b) =>
    b.kind === 'table' ? [...b.head, ...b.rows.flat()] : b.kind === 'heading' || b.kind === 'paragraph' ? [b.of] : [],
  );
  return [...lines, ...more].flatMap(within);
}

/** Headings of the second level: what the table of contents lists, each with the readers it is for. */
export const contentsOf = (article: Article): readonly { readonly id: string; readonly title: string; readonly part?: string }[] => {
  const within = (blocks: readonly Block[], part?: string): ReturnType<typeof contentsOf> =>
    blocks.flatMap((b) =>
      b.kind === 'heading' && b.level === 2
        ? [{ id: b.id, title: plain(b.of), part }]
        : b.kind === 'part'
          ? within(b.of, b.part)
          : b.kind === 'box'
            ? within(b.of, part)
            : [],
    );
  return within(article.blocks);
};

/** Readers a text speaks to apart: provinces, or sides of a table; none when it speaks to everyone. */
export const partsOf = (article: Article): readonly string[] => [
  ...new Set(article.blocks.flatMap((b) => (b.kind === 'part' ? [b.part] : []))),
];

/** What cannot wait comes before everything else: a box that is marked urgent and stands above the first section. */
export function urgentFirst(blocks: readonly Block[]): { readonly urgent: readonly Block[]; readonly rest: readonly Block[] } {
  const first = blocks.findIndex((b) => b.kind === 'heading' || b.kind === 'part');
  const urgent = blocks.slice(0, first).filter((b) => b.kind === 'box' && b.box === 'urgent');
  return { urgent, rest: blocks.filter((b) => !urgent.includes(b)) };
}
