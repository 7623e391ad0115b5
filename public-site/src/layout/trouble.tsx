import { fill, phone, usePath, useWords } from '../lang';
import { Carried, type Raw } from '../forms';
import { common } from '../i18n';
import { Head } from './head';
import { LostDrawing, PauseDrawing } from './drawings';

/** What can be offered to a person who took a wrong way. */
export interface WayOn {
  readonly q: string;
  readonly found: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
  /** A number people can call, where the office has one. */
  readonly phone?: string;
}

/** A wrong address: what it may have been, the main pages, and a person. */
export function NotFoundPage({ q = '', found = [], phone: number }: Partial<WayOn>) {
  const t = useWords(common);
  const to = usePath();
  const formatted = number && phone(number);
  return (
    <div className="wrap narrow page">
      <Head title={t.notFoundTitle} hidden />
      <LostDrawing />
      <h1>{t.notFoundTitle}</h1>
      <p className="lead">{t.notFoundText}</p>
      <form className="lost-search" method="get" action={to('notFound')} role="search">
        <div className="field">
          <label htmlFor="q">{t.notFoundSearch}</label>
          <input id="q" name="q" type="search" defaultValue={q} maxLength={80} />
        </div>
        <button className="button" type="submit">
          {t.notFoundGo}
        </button>
      </form>
      {q !== '' && <SearchedFor found={found} />}
      <MainPages />
      <p className="actions">
        <a className="button" href={to('home')}>
          {t.backHome}
        </a>{' '}
        <a className="button quiet" href={`${to('faq')}#ecrire`}>
          {t.notFoundWrite}
        </a>
      </p>
      {number && <p>{fill(t.notFoundCall, { phone: formatted ?? number })}</p>}
    </div>
  );
}

/** What the site has on the words that were looked for. */
function SearchedFor({ found }: Pick<WayOn, 'found'>) {
  const t = useWords(common);
  return (
    <div role="status">
      <p>{found.length > 0 ? t.notFoundFound : t.notFoundNone}</p>
      <ul>
        {found.map(({ href, title, summary }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p className="small soft">{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MainPages() {
  const t = useWords(common);
  const to = usePath();
  const main = [
    ['demand', t.start],
    ['find', t.findLink],
    ['quick', t.quickLink],
    ['guides', t.guidesLink],
    ['faq', t.faqLink],
    ['pros', t.prosLink],
  ] as const;
  return (
    <nav aria-labelledby="main-pages">
      <h2 id="main-pages">{t.notFoundLinks}</h2>
      <ul className="plain lost-links">
        {main.map(([page, name]) => (
          <li key={page}>
            <a href={to(page)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Our own trouble: what happened, that nothing was lost, the reference to quote. What had been posted is carried, so that trying again sends it. */
export function TroublePage({
  reference,
  busy = false,
  posted,
  form,
}: {
  reference?: string;
  busy?: boolean;
  posted?: Raw;
  form?: string;
}) {
  const t = useWords(common);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={busy ? t.busyTitle : t.troubleTitle} hidden />
      <PauseDrawing />
      <h1>{busy ? t.busyTitle : t.troubleTitle}</h1>
      <p className="lead">{busy ? t.busyText : t.troubleText}</p>
      {reference && <p>{fill(t.reference, { reference })}</p>}
      {posted ? (
        <form id={form} method="post" noValidate>
          <Carried raw={posted} />
          <p className="notice">{t.carried}</p>
          <p className="actions">
            <button className="button" type="submit">
              {t.sendAgain}
            </button>
          </p>
        </form>
      ) : (
        <form id={form} method="post" className="actions">
          <input type="hidden" name="interlude" value="trouble" />
          <a className="button" href="">
            {t.retry}
          </a>{' '}
          <a className="button quiet" href={to('home')}>
            {t.backHome}
          </a>
        </form>
      )}
    </div>
  );
}
