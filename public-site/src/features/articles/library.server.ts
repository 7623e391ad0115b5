import { houseAddress } from '../../api/index.server';
import { french, isServed, withFigures, type Figures } from '../../lang';
import { pathOf, type Lang, type PageId } from '../../routes.table';
import { contentsOf, inlinesOf, partsOf, readArticle, type Article, type Collection } from './article';
import { addressOf, ARTICLE_PAGES, type Slugs } from './links';
import { plain, type Block, type Inline } from './markdown';
import { answers, AUDIENCES, readAsked, readJob, readPageText, type Asked, type Job, type PageText } from './page-text';

const dressOf = (lang: Lang) => (lang === 'fr' ? french : undefined);

/** The texts as they lie in public-site/content, read once when the server starts; `content.mjs` has checked them before. */
const FILES = import.meta.glob<string>('../../../content/{articles,guides}/*.md', { query: '?raw', import: 'default', eager: true });

const SOURCES = new Map<Article, string>(
  Object.entries(FILES).map(([path, source]) => {
    const [, collection, lang] = /\/(articles|guides)\/[^/]+\.(fr|en)\.md$/.exec(path) as unknown as [string, Collection, Lang];
    return [readArticle(collection, lang, source, dressOf(lang)), source];
  }),
);
const all: readonly Article[] = [...SOURCES.keys()];
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

const named = new WeakMap<Figures, Map<Article, Article>>();
/** A text with the names in force, read again once when it says one that has changed. */
function inForce(article: Article, figures: Figures): Article {
  const { collection, lang } = article;
  const done = named.get(figures) ?? new Map<Article, Article>();
  named.set(figures, done);
  const known = done.get(article);
  if (known) return known;
  const source = SOURCES.get(article)!;
  const said = withFigures(source, lang, figures);
  const read = said === source ? article : readArticle(collection, lang, said, dressOf(lang));
  done.set(article, read);
  return read;
}

/** Whether a text is about a province where requests are received: of one that is closed we say nothing. */
const isOpen = (article: Article, figures: Figures): boolean => article.province.some((code) => isServed(code, figures));
/** The pages of one province. */
const HOMES: Readonly<Record<string, 'QC' | 'ON'>> = {
  'page:ontario': 'ON',
  'page:prosOntario': 'ON',
  'page:pros': 'QC',
  'app:pros': 'QC',
};

const viewOf = (article: Article, figures: Figures): ArticleView => ({
  article: {
    ...article,
    blocks: article.blocks.map((b) => linkedBlock(b, article.lang, figures)),
    faq: article.faq.map((f) => ({ ...f, a: linked(f.a, article.lang, figures) })),
  },
  contents: contentsOf(article),
  parts: partsOf(article),
  related: article.related.flatMap((id) => {
    const found = find(id, article.lang);
    const other = found && isOpen(found, figures) ? inForce(found, figures) : undefined;
    return other ? [{ href: pathOfText(other), title: other.title, summary: other.summary }] : [];
  }),
});

const pathOfText = (a: Article): string => (a.slug ? pathOf('guide', a.lang, { slug: a.slug }) : pathOf(ARTICLE_PAGES[a.id]!, a.lang));

/** A line whose links are addresses; a link to a page of a closed province is its words alone. */
const linked = (line: readonly Inline[], lang: Lang, figures: Figures): readonly Inline[] =>
  line.flatMap((inline): readonly Inline[] => {
    if (inline.kind !== 'link') return ['of' in inline ? { ...inline, of: linked(inline.of, lang, figures) } : inline];
    const home = HOMES[inline.to];
    const of = linked(inline.of, lang, figures);
    return home && !isServed(home, figures) ? of : [{ ...inline, of, to: addressOf(inline.to, lang, slugs)! }];
  });
const linkedBlock = (block: Block, lang: Lang, figures: Figures): Block => {
  const line = (of: readonly Inline[]) => linked(of, lang, figures);
  const within = (of: readonly Block[]) => of.map((b) => linkedBlock(b, lang, figures));
  if (block.kind === 'box' || block.kind === 'part') return { ...block, of: within(block.of) };
  if (block.kind === 'list') return { ...block, items: block.items.map(within) };
  if (block.kind === 'table') return { ...block, head: block.head.map(line), rows: block.rows.map((r) => r.map(line)) };
  return { ...block, of: line(block.of) };
};

/** The article of a page; none of a closed province. @throws when the page has no text, which the check of the content does not let happen */
export function articleOf(page: PageId, lang: Lang, figures: Figures): ArticleView | undefined {
  const id = Object.entries(ARTICLE_PAGES).find(([, of]) => of === page)?.[0] ?? page;
  const article = find(id, lang);
  if (!article) throw new Error(`${page} has no text in ${lang}`);
  return isOpen(article, figures) ? viewOf(inForce(article, figures), figures) : undefined;
}

/** A guide in the language asked for, or the other one's, or nothing. */
export interface GuideFound {
  readonly view: ArticleView;
  /** The addresses of this guide; a language it is not written in has the other's slug. */
  readonly paths: Readonly<Record<Lang, string>>;
  readonly translated: boolean;
}

/** The guide of an address: its own slug, or that of the other language, which someone may have kept. */
export function guideAt(slug: string, lang: Lang, figures: Figures): GuideFound | undefined {
  const asked = all.find((a) => a.slug === slug && a.lang === lang) ?? all.find((a) => a.slug === slug);
  if (!asked || !isOpen(asked, figures)) return undefined;
  const own = find(asked.id, lang);
  const path = (l: Lang) => pathOf('guide', l, { slug: find(asked.id, l)?.slug ?? asked.slug! });
  return {
    view: viewOf(inForce(own ?? asked, figures), figures),
    paths: { fr: path('fr'), en: path('en') },
    translated: own !== undefined,
  };
}

const OTHERS = import.meta.glob<string>('../../../content/{pages,faq,jobs}/*.{md,yaml}', { query: '?raw', import: 'default', eager: true });
const otherFile = (name: string): string => {
  const found = OTHERS[`../../../content/${name}`];
  if (found === undefined) throw new Error(`${name} is missing in public-site/content`);
  return found;
};

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
    return { ...read, blocks: read.blocks.map((b) => linkedBlock(b, lang, figures)) };
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
    .map((asked) => ({ ...asked, a: linked(asked.a, lang, figures) }));

/** Posts that are open on a day, the ones that end first on top. */
export const jobsIn = (lang: Lang, today: string, figures: Figures): readonly Job[] =>
  Object.entries(OTHERS)
    .filter(([path]) => path.includes('/jobs/') && path.endsWith(`.${lang}.md`))
    .map(([, source]) => readJob(withFigures(source, lang, figures), dressOf(lang)))
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
export const textsAbout = (lang: Lang, sought: string, figures: Figures) =>
  all
    .filter((a) => a.lang === lang && isOpen(a, figures))
    .map((a) => inForce(a, figures))
    .filter((a) => answers({ q: a.title, words: textOf(a) }, sought))
    .slice(0, 6)
    .map((a) => ({ href: pathOfText(a), title: a.title, summary: a.summary }));

/** Every guide there is in a language, as lists show them. */
export const guidesIn = (lang: Lang, figures: Figures) =>
  all
    .filter((a) => a.collection === 'guides' && a.lang === lang && isOpen(a, figures))
    .map((a) => inForce(a, figures))
    .map(({ id, title, summary, field, slug }) => ({ id, title, summary, field, href: pathOf('guide', lang, { slug: slug! }) }))
    .sort((a, b) => a.title.localeCompare(b.title, lang));

/** Addresses of every guide, both languages: what the sitemap lists. */
export const guidePaths = (figures: Figures): readonly Readonly<Record<Lang, string>>[] =>
  [...new Set(all.filter((a) => a.slug && isOpen(a, figures)).map((a) => a.id))].flatMap((id) => {
    const [fr, en] = [find(id, 'fr')?.slug, find(id, 'en')?.slug];
    return fr && en ? [{ fr: pathOf('guide', 'fr', { slug: fr }), en: pathOf('guide', 'en', { slug: en }) }] : [];
  });
