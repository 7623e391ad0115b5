import { redirect, useActionData, useLoaderData } from 'react-router';
import { ask, figuresNow } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Line as Words } from '../../features/articles/body';
import { faqIn } from '../../features/articles/library.server';
import { plain } from '../../features/articles/markdown';
import { AUDIENCES, type Asked, type Audience } from '../../features/articles/page-text';
import { EnquirySent, WriteToTeam } from '../../features/articles/enquiry';
import { freshEnquiry, postEnquiry } from '../../features/articles/enquiry.server';
import { readForm } from '../../http/index.server';
import { faqWords } from '../../features/articles/words/faq';
import { common } from '../../i18n';
import { fill, usePath, useWords } from '../../lang';
import { faqData, Head, StructuredData } from '../../layout';
import { langOf, pathOf } from '../../routes.table';

const isAudience = (given: string | null): given is Audience => AUDIENCES.some((a) => a === given);

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  const given = url.searchParams.get('pour');
  const audience: Audience = isAudience(given) ? given : 'clients';
  const all = faqIn(lang, await figuresNow(request), q);
  return {
    q,
    audience,
    shown: q ? all : all.filter((a) => a.audience === audience),
    thanked: url.searchParams.get('merci'),
    ...freshEnquiry(),
  };
}

/** A voice on an answer, or a message to the team. */
export async function action({ request }: ActionArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const question = form.get('question');
  if (typeof question === 'string') {
    // Who presses twice is thanked twice and counted once: whether it counted changes nothing for the reader.
    await ask(request, 'POST /api/public/faq-votes', { body: { question, useful: form.get('useful') === 'yes' } });
    const { q, pour } = Object.fromEntries(url.searchParams);
    return redirect(`${pathOf('faq', lang, { query: { q, pour, merci: question } })}#${encodeURIComponent(question)}`, 303);
  }
  return postEnquiry(request, form);
}

/** P04: questions by who asks them, searched without a script, and the way to a person. */
export default function Faq() {
  const { q, audience, shown, thanked, ...fresh } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(faqWords);
  const to = usePath();
  if (posted?.sent)
    return (
      <EnquirySent>
        <a className="button" href={to('faq')}>
          {t.clear}
        </a>
      </EnquirySent>
    );
  const errors = posted?.errors ?? {};
  return (
    <div className="wrap page faq">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} hidden={q !== ''} />
      {q === '' && <StructuredData of={faqData(shown.map((a) => ({ q: a.q, a: plain(a.a) })))} />}
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <form className="faq-search" method="get" role="search">
        <div className="field">
          <label htmlFor="q">{t.search}</label>
          <input id="q" name="q" type="search" defaultValue={q} maxLength={80} />
        </div>
        <button className="button" type="submit">
          {t.searchGo}
        </button>
      </form>
      {q === '' ? (
        <nav aria-label={t.tabs} className="tabs">
          <ul>
            {AUDIENCES.map((a) => (
              <li key={a}>
                <a
                  href={to('faq', { query: { pour: a === 'clients' ? undefined : a } })}
                  aria-current={a === audience ? 'page' : undefined}
                >
                  {t[a]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p className="faq-found" role="status">
          {shown.length > 0 ? fill(t.found, { q, n: shown.length }) : fill(t.none, { q })} {shown.length === 0 && t.noneText}{' '}
          <a href={to('faq')}>{t.clear}</a>
        </p>
      )}
      {shown.map((question) => (
        <Question key={question.id} asked={question} thanked={thanked === question.id} open={q !== '' && shown.length < 4} />
      ))}
      <WriteToTeam title={t.formTitle} lead={t.formLead} {...fresh} {...posted?.begun} raw={posted?.raw} errors={errors} />
    </div>
  );
}

/** The anchor lies inside, so that a browser that is sent to it opens the answer by itself. */
function Question({ asked: { id, q, a }, thanked, open }: { readonly asked: Asked; readonly thanked: boolean; readonly open: boolean }) {
  const t = useWords(faqWords);
  const c = useWords(common);
  return (
    <details open={thanked || open}>
      <summary>{q}</summary>
      <div id={id} className="answer">
        <p>
          <Words of={a} />
        </p>
        {thanked ? (
          <p className="small soft" role="status">
            {t.thanks}
          </p>
        ) : (
          <form method="post" className="vote">
            <input type="hidden" name="question" value={id} />
            <span className="small soft" id={`${id}-vote`}>
              {t.useful}
            </span>
            {(['yes', 'no'] as const).map((answer) => (
              <button key={answer} className="link-button small" name="useful" value={answer} aria-describedby={`${id}-vote`}>
                {c[answer]}
              </button>
            ))}
          </form>
        )}
      </div>
    </details>
  );
}
