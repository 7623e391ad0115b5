import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ask, figuresNow } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Line as Words } from '../../features/articles/body';
import { faqIn } from '../../features/articles/library.server';
import { plain } from '../../features/articles/markdown';
import { AUDIENCES, type Asked, type Audience } from '../../features/articles/page-text';
import { check } from '../../features/intake/questions/check.server';
import { Guard, Area, ErrorSummary, FormProvider, Line, Select, readRaw, text, type Errors, type Raw } from '../../forms';
import { readForm, sending, uuidOf } from '../../http/index.server';
import { faqWords } from '../../features/articles/words/faq';
import { common } from '../../i18n';
import { fill, usePath, useWords } from '../../lang';
import { faqData, SentDrawing, Head, StructuredData } from '../../layout';
import { errorsOf } from '../../api';
import { langOf, pathOf } from '../../routes.table';

const FORM = 'ecrire';
const NAMES = ['name', 'email', 'description'];
const TOPICS = ['client', 'professional', 'candidate', 'press', 'other'] as const;
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
    enquiryId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
  };
}

interface Posted {
  readonly sent?: boolean;
  readonly raw: Raw;
  readonly errors: Errors;
  readonly begun?: { readonly enquiryId: string; readonly startedAt: string };
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
  const raw = readRaw(form, [...NAMES, 'topic']);
  const errors = check(raw, NAMES, lang, await figuresNow(request));
  const begun = { enquiryId: uuidOf(form, 'enquiryId'), startedAt: String(form.get('startedAt') ?? '') };
  if (Object.keys(errors).length > 0) return data<Posted>({ raw, errors, begun }, { status: 422 });
  const reply = await ask(request, 'POST /api/public/enquiries', {
    body: {
      name: text(raw, 'name'),
      email: text(raw, 'email'),
      body: text(raw, 'description'),
      topic: TOPICS.find((known) => known === raw.topic) ?? 'other',
      lang,
      enquiryId: begun.enquiryId,
      ...sending(form),
      ...(begun.startedAt === '' ? {} : { startedAt: begun.startedAt }),
    },
  });
  if (reply.ok) return data<Posted>({ sent: true, raw: {}, errors: {} });
  const { body: wrong, ...found } = errorsOf(reply.problem, lang);
  return data<Posted>({ raw, begun, errors: wrong ? { ...found, description: wrong } : found }, { status: reply.problem.status });
}

/** P04: questions by who asks them, searched without a script, and the way to a person. */
export default function Faq() {
  const { q, audience, shown, thanked, ...fresh } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(faqWords);
  const to = usePath();
  if (posted?.sent) return <Sent />;
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
      <section className="register faq-write" aria-labelledby={FORM}>
        <ErrorSummary errors={errors} />
        <h2 id={FORM} tabIndex={-1}>
          {t.formTitle}
        </h2>
        <p>{t.formLead}</p>
        <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
          <Write {...fresh} {...posted?.begun} />
        </FormProvider>
      </section>
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
            {(['yes', 'no'] as const).map((said) => (
              <button key={said} className="link-button small" name="useful" value={said} aria-describedby={`${id}-vote`}>
                {c[said]}
              </button>
            ))}
          </form>
        )}
      </div>
    </details>
  );
}

function Write({ enquiryId, startedAt }: { readonly enquiryId: string; readonly startedAt: string }) {
  const t = useWords(faqWords);
  const to = usePath();
  const c = useWords(common);
  const topics = [
    { value: 'client', label: t.topicClient },
    { value: 'professional', label: t.topicProfessional },
    { value: 'candidate', label: t.topicCandidate },
    { value: 'press', label: t.topicPress },
  ];
  return (
    <form className="stack" method="post" action={`#${FORM}`} noValidate>
      <input type="hidden" name="enquiryId" value={enquiryId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <Guard form="enquiry" id={enquiryId} />
      <Select name="topic" label={t.topic} empty={t.topicOther} options={topics} />
      <Line name="name" label={t.name} complete="name" length={120} />
      <Line name="email" label={t.email} type="email" complete="email" length={254} />
      <Area name="description" label={t.message} hint={t.messageHint} rows={6} />
      <div className="form-actions">
        <button className="button" type="submit">
          {t.send}
        </button>
        <p className="small soft">
          {t.privacy} <a href={to('privacy')}>{c.privacyLink}</a>
        </p>
      </div>
    </form>
  );
}

function Sent() {
  const t = useWords(faqWords);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      <p className="actions">
        <a className="button" href={to('faq')}>
          {t.clear}
        </a>
      </p>
    </div>
  );
}
