import { useLoaderData } from 'react-router';
import type { LoaderArgs } from '../args';
import { Body } from '../articles/body';
import { jobsIn } from '../articles/library.server';
import type { Job } from '../articles/page-text';
import { recruitmentWords } from '../i18n/recruitment';
import { day, useLang, usePath, useWords } from '../lang';
import { Head } from '../pieces/head';
import { langOf } from '../routes.table';
import article from '../styles/article.css?url';

const ADDRESS = 'emplois@jurilien.example';

export const handle = { content: true };
export const links = () => [{ rel: 'stylesheet', href: article }];

export const loader = ({ request }: LoaderArgs) => ({
  jobs: jobsIn(langOf(new URL(request.url).pathname), new Date().toISOString().slice(0, 10)),
});

/** P06: the posts we have to fill, and how to ask for one. */
export default function Recruitment() {
  const { jobs } = useLoaderData<typeof loader>();
  const t = useWords(recruitmentWords);
  const to = usePath();
  const [before, after] = t.howText.split('{email}');
  return (
    <article className="article">
      <Head title={t.title} description={t.description} />
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
          <h2 id="how">{t.how}</h2>
          <p>
            {before}
            <a href={`mailto:${ADDRESS}`}>{ADDRESS}</a>
            {after}
          </p>
          <p>{t.equal}</p>
          <p>{t.kept}</p>
          <h2 id="firms">{t.firms}</h2>
          <p>{t.firmsText}</p>
          <p>
            <a href={to('pros')}>{t.firmsLink}</a>
          </p>
        </div>
      </div>
    </article>
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
        {facts.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <Body blocks={job.blocks.map((b) => (b.kind === 'heading' ? { ...b, level: b.level + 2 } : b))} />
    </section>
  );
}
