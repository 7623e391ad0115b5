import { articleWords } from './words/article';
import { day, fill, useLang, usePath, useProduct, useWords } from '../../lang';
import { FieldSign, Head, crumbsData, faqData, StructuredData, useOrigin } from '../../layout';
import { articleData } from './article-data';
import { urgentFirst, type Article } from './article';
import { Body, Line } from './body';
import type { ArticleView } from './library.server';
import { plain } from './markdown';
import { Supply, type ProvinceCounts } from './supply';
import { Tasks } from './tasks';

interface Props {
  readonly view: ArticleView;
  /** Who could be asked, where the text leads to professionals and the figures could be read. */
  readonly counts?: readonly ProvinceCounts[] | null;
}

/** A text of ours: what it is, who answers for it, its sections, its sources, and the way to a person. */
export function ArticlePage({ view: { article, contents, related, parts, chosen }, counts = null }: Props) {
  const t = useWords(articleWords);
  const origin = useOrigin();
  const to = usePath();
  const product = useProduct();
  const { urgent, rest } = urgentFirst(article.blocks);
  const found = rest.findIndex((b) => b.kind === 'part');
  const cut = found < 0 ? rest.length : found;
  const trail = [
    { name: t.home, path: to('home') },
    { name: t.guides, path: to('guides') },
  ];
  return (
    <article className="article" data-search-province={article.province.length === 1 ? article.province[0] : undefined}>
      <Head title={article.title} description={article.description} kind="article" />
      <StructuredData of={articleData(article, origin, product)} />
      <StructuredData of={crumbsData([...trail, { name: article.title }], origin)} />
      <StructuredData of={faqData(article.faq.map(({ q, a }) => ({ q, a: plain(a) })))} />
      <header className="article-head">
        <div className="wrap">
          <Trail of={trail} />
          <FieldSign code={article.field} />
          <h1>{article.title}</h1>
          <p className="lead">{article.summary}</p>
          <Body blocks={urgent} />
          <Byline article={article} />
        </div>
      </header>
      <div className="wrap article-grid">
        <Contents of={contents} tasks={article.tasks?.title} supply={counts !== null} />
        <div className="prose">
          <Body blocks={rest.slice(0, cut)} />
          {parts.length > 1 && <Switch parts={parts} chosen={chosen} />}
          <Body blocks={rest.slice(cut)} />
          {article.tasks && <Tasks of={article.tasks} />}
          {counts && <Supply article={article} parts={parts} counts={counts} />}
          <Faq of={article.faq} />
          <Sources of={article.sources} />
          <Related of={related} />
        </div>
        <Action article={article} />
      </div>
    </article>
  );
}

interface ContentsProps {
  readonly of: ArticleView['contents'];
  /** The title of the tasks, where the article has some. */
  readonly tasks?: string;
  /** Whether the figures of the regions are on the page. */
  readonly supply: boolean;
}

/** The sections of the page, in its order. */
function Contents({ of, tasks, supply }: ContentsProps) {
  const t = useWords(articleWords);
  const more: [string, string][] = [
    ...(tasks === undefined ? [] : [['tasks', tasks] as [string, string]]),
    ...(supply ? [['regions', t.supply] as [string, string]] : []),
    ['faq', t.faq],
  ];
  return (
    <nav aria-labelledby="contents" className="article-contents">
      <p id="contents">{t.contents}</p>
      <ol>
        {of.map(({ id, title, part }) => (
          <li key={id} data-for={part}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {more.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Questions people ask, each with its answer behind it. */
function Faq({ of }: { readonly of: Article['faq'] }) {
  const t = useWords(articleWords);
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{t.faq}</h2>
      {of.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>
            <Line of={a} />
          </p>
        </details>
      ))}
    </section>
  );
}

/** Whom the rest is for. The style sheet hides the others' parts; a browser too old for that shows them all. */
function Switch({ parts, chosen }: { readonly parts: readonly string[]; readonly chosen?: string }) {
  const t = useWords(articleWords);
  return (
    <fieldset className="switch">
      <legend>{parts.includes('QC') ? t.switchProvince : t.switchSide}</legend>
      {parts.map((part) => (
        <label key={part}>
          <input type="radio" name="pour" id={`pour-${part}`} value={part} defaultChecked={part === chosen} />
          <span>{part in t ? t[part as keyof typeof t] : part}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Trail({ of }: { readonly of: readonly { readonly name: string; readonly path: string }[] }) {
  const t = useWords(articleWords);
  return (
    <nav aria-label={t.trail} className="trail">
      <ol>
        {of.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Who wrote it, where it is true, when it was checked; and that no lawyer has read it, as long as none has. */
function Byline({ article }: { readonly article: Article }) {
  const t = useWords(articleWords);
  const { lang, province } = article;
  const parts = [
    fill(t.by, { author: article.author }),
    province.length > 1 ? t.both : t[province[0]!],
    <>
      {`${fill(t.checked, { day: '' }).trimEnd()} `}
      <time dateTime={article.reviewed}>{day(article.reviewed, lang)}</time>
      {`, ${fill(t.again, { day: '' }).trimEnd()} `}
      <time dateTime={article.reviewBy}>{day(article.reviewBy, lang)}</time>
      {article.reviewer ? '' : `, ${t.noReviewer}`}
    </>,
    ...(article.reviewer ? [fill(t.reviewer, { reviewer: article.reviewer })] : []),
    t.notAdvice,
  ];
  return (
    <ul className="byline">
      {parts.map((part, i) => (
        <li key={i}>{part}</li>
      ))}
    </ul>
  );
}

function Sources({ of }: { readonly of: Article['sources'] }) {
  const t = useWords(articleWords);
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{t.sources}</h2>
      <p className="small soft">{t.sourcesLead}</p>
      <ol className="sources">
        {of.map((s, i) => (
          <li key={s.url + s.title} id={`source-${i + 1}`}>
            <a href={s.url}>{s.title}</a> <Read on={s.read} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Read({ on }: { readonly on: string }) {
  const t = useWords(articleWords);
  const lang = useLang();
  return <span className="soft">({fill(t.read, { day: day(on, lang) })})</span>;
}

function Related({ of }: { readonly of: ArticleView['related'] }) {
  const t = useWords(articleWords);
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t.related}</h2>
      <ul className="related">
        {of.map(({ href, title, summary }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to a person, always in reach: beside the text, or at the foot of a small screen. */
function Action({ article: { action, province } }: { readonly article: Article }) {
  const t = useWords(articleWords);
  const to = usePath();
  // What the text already states need not be chosen again.
  const query = { domaine: action.domain, province: province.length === 1 ? province[0] : undefined };
  const href = to(action.form, action.form === 'pros' ? {} : { query });
  return (
    <aside className="article-action" aria-labelledby="action">
      <p id="action" className="article-action-title">
        {t.actionTitle}
      </p>
      <p className="small">{t.actionText}</p>
      <a className="button" href={href}>
        {t[action.form === 'business' ? 'company' : action.form]}
      </a>
    </aside>
  );
}
