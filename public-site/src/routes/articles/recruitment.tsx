import { data, useActionData, useLoaderData } from 'react-router';
import { ask, figuresNow } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Body } from '../../features/articles/body';
import { jobsIn } from '../../features/articles/library.server';
import type { Job } from '../../features/articles/page-text';
import { check } from '../../features/intake/questions/check.server';
import { errorText, Guard, Area, ErrorSummary, FormProvider, Line, Select, readRaw, text, type Errors, type Raw } from '../../forms';
import { readForm, sending, uuidOf } from '../../http/index.server';
import { recruitmentWords } from '../../features/articles/words/recruitment';
import { day, isOffered, useFigures, useLang, usePath, useWords } from '../../lang';
import { SentDrawing, Head } from '../../layout';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';

const FORM = 'postuler';
const MAX_FILE = 10 * 1024 * 1024;
/** The file, its envelope, and the words. */
const MAX_POST = MAX_FILE + 100_000;

const openJobs = async (request: Request): Promise<readonly Job[]> =>
  jobsIn(langOf(new URL(request.url).pathname), new Date().toISOString().slice(0, 10), await figuresNow(request));

export const loader = async ({ request }: LoaderArgs) => ({
  jobs: await openJobs(request),
  applicationId: crypto.randomUUID(),
  startedAt: new Date().toISOString(),
});

interface Posted {
  readonly sent?: boolean;
  readonly raw: Raw;
  readonly errors: Errors;
  readonly begun?: { readonly applicationId: string; readonly startedAt: string };
}

/** Someone applies: the words and the file go on in one piece. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  // What is far too long is not read to its end; what is a little too long gets an error at its field.
  const form = await readForm(request, 4 * MAX_POST);
  const raw = readRaw(form, ['name', 'email', 'letter', 'job']);
  const file = form.get('resume');
  const begun = { applicationId: uuidOf(form, 'applicationId'), startedAt: String(form.get('startedAt') ?? '') };
  const errors: Errors = { ...check(raw, ['name', 'email'], lang, await figuresNow(request)) };
  if (!(file instanceof File) || file.size === 0) errors.resume = recruitmentWords[lang].resumeMissing;
  else if (file.size > MAX_FILE) errors.resume = errorText('resume', 'file-too-large:10', lang);
  if (Object.keys(errors).length > 0) return data<Posted>({ raw, errors, begun }, { status: 422 });
  const application = {
    name: text(raw, 'name'),
    email: text(raw, 'email'),
    letter: text(raw, 'letter'),
    job: (await openJobs(request)).find((job) => job.id === raw.job)?.id,
    lang,
    applicationId: begun.applicationId,
    ...sending(form),
    ...(begun.startedAt === '' ? {} : { startedAt: begun.startedAt }),
  };
  const bytes = new Uint8Array(await new Blob([JSON.stringify(application), '\n', file as File]).arrayBuffer());
  const reply = await ask(request, 'POST /api/public/job-applications', { bytes });
  if (reply.ok) return data<Posted>({ sent: true, raw: {}, errors: {} });
  return data<Posted>({ raw, begun, errors: errorsOf(reply.problem, lang) }, { status: reply.problem.status });
}

/** P06: the posts we have to fill, and the way to ask for one. */
export default function Recruitment() {
  const { jobs, ...fresh } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(recruitmentWords);
  const figures = useFigures();
  if (posted?.sent) return <Sent />;
  const errors = posted?.errors ?? {};
  return (
    <article className="article">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <header className="article-head">
        <div className="wrap">
          <h1>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </div>
      </header>
      <div className="wrap page prose-page">
        <div className="prose">
          <h2 id="jobs">{t.jobs}</h2>
          {jobs.length === 0 && <p>{t.none}</p>}
          {jobs.map((job) => (
            <Post key={job.id} job={job} />
          ))}
          <ErrorSummary errors={errors} />
          <h2 id={FORM} tabIndex={-1}>
            {t.how}
          </h2>
          <p>{t.formLead}</p>
          <p>{t.equal}</p>
          <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
            <Apply jobs={jobs} failed={posted !== undefined} error={errors.resume} {...fresh} {...posted?.begun} />
          </FormProvider>
          {isOffered('feature.recruit', figures) && <ForFirms />}
        </div>
      </div>
    </article>
  );
}

/** The other way round: professionals who look for someone, and who looks for them. */
function ForFirms() {
  const t = useWords(recruitmentWords);
  const to = usePath();
  return (
    <>
      <h2 id="firms">{t.firms}</h2>
      <p>{t.firmsText}</p>
      <p>
        <a href={to('findEmployee')}>{t.firmsLink}</a>
      </p>
      <p>
        <a href={to('recruitRegister')}>{t.candidateLink}</a>
      </p>
    </>
  );
}

interface ApplyProps {
  readonly jobs: readonly Job[];
  readonly applicationId: string;
  readonly startedAt: string;
  /** The form came back: whatever file was chosen is gone from it. */
  readonly failed: boolean;
  readonly error?: string;
}

function Apply({ jobs, applicationId, startedAt, failed, error }: ApplyProps) {
  const t = useWords(recruitmentWords);
  return (
    <form className="stack" method="post" encType="multipart/form-data" action={`#${FORM}`} noValidate>
      <input type="hidden" name="applicationId" value={applicationId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <Guard form="job-application" id={applicationId} />
      <Select name="job" label={t.job} empty={t.spontaneous} options={jobs.map((j) => ({ value: j.id, label: j.title }))} />
      <Line name="name" label={t.name} complete="name" length={120} />
      <Line name="email" label={t.email} type="email" complete="email" length={254} />
      <Area name="letter" label={t.letter} hint={t.letterHint} rows={5} optional />
      <div className={error ? 'field failed file-pick' : 'field file-pick'}>
        <label htmlFor="resume">{t.resume}</label>
        <p className="hint" id="resume-hint">
          {t.resumeHint} {failed && !error && t.resumeKept}
        </p>
        {error && (
          <p className="error" id="resume-error">
            {error}
          </p>
        )}
        <input
          id="resume"
          name="resume"
          type="file"
          accept=".pdf,.docx"
          aria-describedby={error ? 'resume-hint resume-error' : 'resume-hint'}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <div className="form-actions">
        <button className="button" type="submit">
          {t.send}
        </button>
        <p className="small soft">{t.kept}</p>
      </div>
    </form>
  );
}

function Sent() {
  const t = useWords(recruitmentWords);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      <p className="actions">
        <a className="button" href={to('recruitment')}>
          {t.back}
        </a>
      </p>
    </div>
  );
}

function Post({ job }: { readonly job: Job }) {
  const t = useWords(recruitmentWords);
  const lang = useLang();
  const facts = [
    [t.place, job.place],
    [t.kind, job.kind],
    [t.until, day(job.until, lang)],
  ] as const;
  return (
    <section className="card job" aria-labelledby={job.id}>
      <h3 id={job.id}>{job.title}</h3>
      <dl className="facts">
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Body blocks={job.blocks.map((b) => (b.kind === 'heading' ? { ...b, level: b.level + 2 } : b))} />
      <p>
        <a href={`#${FORM}`}>{t.apply}</a>
      </p>
    </section>
  );
}
