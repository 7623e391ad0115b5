import { houseAddress } from '../../api/index.server';
import { french, withFigures, type Figures } from '../../lang';
import { pathOf, type Lang, type PageId } from '../../routes.table';
import { contentsOf, inlinesOf, partsOf, readArticle, type Article, type Collection } from './article';
import { addressOf, ARTICLE_PAGES, type Slugs } from './links';
import { plain, type Block, type Inline } from './markdown';
import { answers, AUDIENCES, readAsked, readJob, readPageText, type Asked, type Job, type PageText } from './page-text';

/** The texts as they lie in public-site/content, read once when the server starts; `content.mjs` has checked them before. */
const FILES = import.meta.glob<string>('../../../content/{articles,guides}/*.md', { query: '?raw', import: 'default', eager: true });

const all: readonly Article[] = Object.entries(FILES).map(([path, source]) => {
  const [, collection, lang] = /\/(articles|guides)\/[^/]+\.(fr|en)\.md$/.exec(path) as unknown as [string, Collection, Lang];
  return readArticle(collection, lang, source, lang === 'fr' ? french : undefined);
});
const find = (id: string, lang: Lang): Article | undefined => all.find((a) => a.id === id && a.lang === lang);

const slugs: Slugs = Object.fromEntries(
  all.flatMap((a) => (a.slug ? [[a.id, { fr: find(a.id, 'fr')?.slug, en: find(a.id, 'en')?.slug }]] : [])),
);

/** A text ready for its page: its links are addresses, its neighbours have names. */
export interface ArticleView {
  readonly article: Article;
  readonly contents: ReturnType<typeof contentsOf>;
  /** Whom it speaks to apart, and to whom of them first. */
  readonly parts: readonly string[];
  readonly chosen?: string;
  readonly related: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
}

const viewOf = (article: Article): ArticleView => ({
  article: {
    ...article,
    blocks: article.blocks.map((b) => linkedBlock(b, article.lang)),
    faq: article.faq.map((f) => ({ ...f, a: f.a.map((i) => linked(i, article.lang)) })),
  },
  contents: contentsOf(article),
  parts: partsOf(article),
  related: article.related.flatMap((id) => {
    const other = find(id, article.lang);
    return other ? [{ href: pathOfText(other), title: other.title, summary: other.summary }] : [];
  }),
});

const pathOfText = (a: Article): string => (a.slug ? pathOf('guide', a.lang, { slug: a.slug }) : pathOf(ARTICLE_PAGES[a.id]!, a.lang));

const linked = (inline: Inline, lang: Lang): Inline =>
  inline.kind === 'link'
    ? { ...inline, to: addressOf(inline.to, lang, slugs)! }
    : 'of' in inline
      ? { ...inline, of: inline.of.map((i) => linked(i, lang)) }
      : inline;
const linkedBlock = (block: Block, lang: Lang): Block => {
  const line = (of: readonly Inline[]) => of.map((i) => linked(i, lang));
  const within = (of: readonly Block[]) => of.map((b) => linkedBlock(b, lang));
  if (block.kind === 'box' || block.kind === 'part') return { ...block, of: within(block.of) };
  if (block.kind === 'list') return { ...block, items: block.items.map(within) };
  if (block.kind === 'table') return { ...block, head: block.head.map(line), rows: block.rows.map((r) => r.map(line)) };
  return { ...block, of: line(block.of) };
};

/** The article of a page. @throws when the page has no text, which the check of the content does not let happen */
export function articleOf(page: PageId, lang: Lang): ArticleView {
  const id = Object.entries(ARTICLE_PAGES).find(([, of]) => of === page)?.[0] ?? page;
  const article = find(id, lang);
  if (!article) throw new Error(`${page} has no text in ${lang}`);
  return viewOf(article);
}

/** A guide in the language asked for, or the other one's, or nothing. */
export interface GuideFound {
  readonly view: ArticleView;
  /** The addresses of this guide; a language it is not written in has the other's slug. */
  readonly paths: Readonly<Record<Lang, string>>;
  readonly translated: boolean;
}

/** The guide of an address: its own slug, or that of the other language, which someone may have kept. */
export function guideAt(slug: string, lang: Lang): GuideFound | undefined {
  const asked = all.find((a) => a.slug === slug && a.lang === lang) ?? all.find((a) => a.slug === slug);
  if (!asked) return undefined;
  const own = find(asked.id, lang);
  const path = (l: Lang) => pathOf('guide', l, { slug: find(asked.id, l)?.slug ?? asked.slug! });
  return { view: viewOf(own ?? asked), paths: { fr: path('fr'), en: path('en') }, translated: own !== undefined };
}

const OTHERS = import.meta.glob<string>('../../../content/{pages,faq,jobs}/*.{md,yaml}', { query: '?raw', import: 'default', eager: true });
const otherFile = (name: string): string => {
  const found = OTHERS[`../../../content/${name}`];
  if (found === undefined) throw new Error(`${name} is missing in public-site/content`);
  return found;
};
const dressOf = (lang: Lang) => (lang === 'fr' ? french : undefined);

/** What is read of a text with the figures in force, once for each and until they change. */
function onceFor<T>(read: (lang: Lang, figures: Figures) => T): (lang: Lang, figures: Figures) => T {
  const done = new WeakMap<Figures, Partial<Record<Lang, T>>>();
  return (lang, figures) => {
    const known = done.get(figures) ?? {};
    done.set(figures, known);
    return (known[lang] ??= read(lang, figures));
  };
}

const readPage = (id: 'about' | 'team') =>
  onceFor((lang, figures): PageText => {
    const source = withFigures(otherFile(`pages/${id}.${lang}.md`), lang, figures).replace('{{house}}', houseAddress());
    const read = readPageText(source, dressOf(lang));
    return { ...read, blocks: read.blocks.map((b) => linkedBlock(b, lang)) };
  });
const PAGES = { about: readPage('about'), team: readPage('team') };

/** A page that is mostly words. */
export const pageText = (id: 'about' | 'team', lang: Lang, figures: Figures): PageText => PAGES[id](lang, figures);

const faqWith = onceFor((lang, figures): readonly Asked[] =>
  AUDIENCES.flatMap((a) => readAsked(a, withFigures(otherFile(`faq/${a}.${lang}.yaml`), lang, figures), dressOf(lang))),
);

/** The questions of P04 in a language, those that speak of what is sought when something is. */
export const faqIn = (lang: Lang, figures: Figures, sought = ''): readonly Asked[] =>
  faqWith(lang, figures)
    .filter(({ q, a }) => answers({ q, words: plain(a) }, sought))
    .map((asked) => ({ ...asked, a: asked.a.map((i) => linked(i, lang)) }));

/** Posts that are open on a day, the ones that end first on top. */
export const jobsIn = (lang: Lang, today: string): readonly Job[] =>
  Object.entries(OTHERS)
    .filter(([path]) => path.includes('/jobs/') && path.endsWith(`.${lang}.md`))
    .map(([, source]) => readJob(source, dressOf(lang)))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.until.localeCompare(b.until));

const TEXTS = new WeakMap<Article, string>();
/** Every word of a text, put together once. */
function textOf(article: Article): string {
  const done =
    TEXTS.get(article) ?? [article.summary, ...inlinesOf(article.blocks).flatMap((i) => (i.kind === 'text' ? [i.text] : []))].join(' ');
  TEXTS.set(article, done);
  return done;
}

/** Texts of ours that speak of what is sought, for who took a wrong way. */
export const textsAbout = (lang: Lang, sought: string) =>
  all
    .filter((a) => a.lang === lang && answers({ q: a.title, words: textOf(a) }, sought))
    .slice(0, 6)
    .map((a) => ({ href: pathOfText(a), title: a.title, summary: a.summary }));

/** Every guide there is in a language, as lists show them. */
export const guidesIn = (lang: Lang) =>
  all
    .filter((a) => a.collection === 'guides' && a.lang === lang)
    .map(({ id, title, summary, field, slug }) => ({ id, title, summary, field, href: pathOf('guide', lang, { slug: slug! }) }))
    .sort((a, b) => a.title.localeCompare(b.title, lang));

/** Addresses of every guide, both languages: what the sitemap lists. */
export const guidePaths = (): readonly Readonly<Record<Lang, string>>[] =>
  [...new Set(all.filter((a) => a.slug).map((a) => a.id))].flatMap((id) => {
    const [fr, en] = [find(id, 'fr')?.slug, find(id, 'en')?.slug];
    return fr && en ? [{ fr: pathOf('guide', 'fr', { slug: fr }), en: pathOf('guide', 'en', { slug: en }) }] : [];
  });
