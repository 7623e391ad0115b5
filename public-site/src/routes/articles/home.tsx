import type { WeeklyHours } from '@jurilien/reference';
import { redirect, useLoaderData } from 'react-router';
import type { LoaderArgs } from '../../http';
import { draftCookie } from '../../features/intake/drafts/draft.server';
import { home } from '../../features/home/words/home';
import {
  fill,
  lasting,
  lastingOpen,
  number,
  useLang,
  useFigure,
  usePath,
  useProduct,
  useWords,
  choices,
  fieldChoices,
  servedProvinces,
  useFigures,
} from '../../lang';
import { FieldSign, LinkedDrawing, TalkDrawing, organizationData, websiteData, Head, StructuredData, useOrigin } from '../../layout';
import { opinionsOf, statsOf, type Stats } from '../../api/index.server';
import { NewestWords } from '../../features/surveys/newest-words';

/** Figures come from data; without the API the page still stands, without figures. */
export async function loader({ request }: LoaderArgs) {
  if (new URL(request.url).pathname === '/en') throw redirect(`/en/${new URL(request.url).search}`, 308);
  const [stats, opinions] = await Promise.all([statsOf(request), opinionsOf(request)]);
  return { stats, opinions, draft: Boolean(draftCookie(request)) };
}

/** A field chosen here starts a search that this browser can resume. */
export const handle = { content: true, selection: true };

/** The home page: a field chosen here opens its form. */
export default function Home() {
  const { stats, opinions, draft } = useLoaderData<typeof loader>();
  const t = useWords(home);
  const lang = useLang();
  const origin = useOrigin();
  const product = useProduct();
  const provinces = servedProvinces(useFigures());
  return (
    <>
      <Head title={t.title} description={t.description} />
      <StructuredData of={organizationData(origin, product, provinces)} />
      <StructuredData of={websiteData(origin, lang, product)} />
      <Hero draft={draft} />
      <Steps stats={stats} />
      <Fields />
      <Costs />
      {opinions && <NewestWords opinions={opinions} />}
      <Questions />
      <ForProfessionals stats={stats} />
    </>
  );
}

/** The question of the site, with the start of a request; a request that was started is offered again. */
function Hero({ draft }: { readonly draft: boolean }) {
  const t = useWords(home);
  const to = usePath();
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div>
          <p className="eyebrow">{t.eyebrow}</p>
          <h1 className="hero-title">{t.question}</h1>
          <p className="lead">{t.lead}</p>
          {draft && (
            <p className="notice info">
              {t.resume} <a href={to('demand')}>{t.resumeLink}</a>
            </p>
          )}
          <StartForm />
          <p className="actions home-ways">
            <a href={to('find')}>{t.find}</a>
            <a href={to('quick')}>{t.quick}</a>
          </p>
          <p className="small soft">{t.free}</p>
        </div>
        <TalkDrawing />
      </div>
    </section>
  );
}

/** Field and province, which open the form that asks the rest. */
function StartForm() {
  const t = useWords(home);
  const lang = useLang();
  const to = usePath();
  return (
    <form className="hero-form" method="get" action={to('demand')} data-search-begins>
      <div className="field">
        <label htmlFor="domaine">{t.field}</label>
        <select id="domaine" name="domaine">
          <option value="">{t.chooseField}</option>
          {fieldChoices(lang).map((f) => (
            <option key={f.value} value={f.value}>
              {f.label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="province">{t.province}</label>
        <select id="province" name="province">
          {choices(servedProvinces(useFigures()), lang).map((p) => (
            <option key={p.value} value={p.value}>
              {p.label}
            </option>
          ))}
        </select>
      </div>
      <button className="button large" type="submit">
        {t.start}
      </button>
    </form>
  );
}

function Fields() {
  const t = useWords(home);
  const lang = useLang();
  const to = usePath();
  return (
    <section className="band" aria-labelledby="fields">
      <div className="wrap">
        <h2 id="fields">{t.fieldsTitle}</h2>
        <p className="measure">{t.fieldsText}</p>
        <ul className="fields-grid">
          {fieldChoices(lang).map((f) => (
            <li key={f.value}>
              <a href={to('demand', { query: { domaine: f.value } })} data-search-field={f.value}>
                <FieldSign code={f.value} />
                <span>
                  <strong>{f.label}</strong>
                  <span className="hint">{f.hint}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ForProfessionals({ stats }: { readonly stats: Stats | null }) {
  const t = useWords(home);
  const to = usePath();
  return (
    <section className="band deep" aria-labelledby="pros">
      <div className="wrap split">
        <div>
          <h2 id="pros">{t.proTitle}</h2>
          <p className="lead">{t.proText}</p>
          {stats && <Coverage stats={stats} />}
          <p>
            <a className="button light" href={to('pros')}>
              {t.proLink}
            </a>
          </p>
        </div>
        <LinkedDrawing />
      </div>
    </section>
  );
}

/** Rounded down; what is fewer than five is left out. */
function Coverage({ stats: { professionals, listed, regionsCovered } }: { stats: Stats }) {
  const t = useWords(home);
  const lang = useLang();
  if (professionals === null) return null;
  return (
    <p className="small">
      {fill(t.coverage, { professionals: number(professionals, lang), regions: number(regionsCovered, lang) })}
      {listed !== null && ` ${fill(t.listed, { listed: number(listed, lang) })}`}
    </p>
  );
}

/** Times are the medians that were lived, where enough people lived them. */
function Steps({ stats }: { stats: Stats | null }) {
  const t = useWords(home);
  const lang = useLang();
  const hours = useFigure<WeeklyHours>('hours.business');
  const open = (minutes: number): string => lastingOpen(minutes, lang, hours);
  const lived = (minutes: number | null | undefined, said: string, otherwise: string, lasts = open): string =>
    typeof minutes === 'number' ? fill(said, { time: lasts(minutes) }) : otherwise;
  const steps = [
    [t.step1, t.step1Text, lived(stats?.medianWritingMinutes, t.medianWriting, t.step1Time, (minutes) => lasting(minutes, lang))],
    [t.step2, t.step2Text, lived(stats?.medianReviewMinutes, t.medianReview, t.step2Time)],
    [t.step3, t.step3Text, lived(stats?.medianAnswerMinutes, t.medianAnswer, t.step3Unknown)],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="steps">
      <h2 id="steps">{t.stepsTitle}</h2>
      <ol className="how">
        {steps.map(([name, text, time]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="time">{time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Costs() {
  const t = useWords(home);
  const to = usePath();
  const parts = [
    [t.youPay, t.youPayText],
    [t.proPays, t.proPaysText],
    [t.wePay, t.wePayText],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="costs">
      <h2 id="costs">{t.paysTitle}</h2>
      <dl className="costs">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <aside className="aid" aria-labelledby="aid">
        <h3 id="aid">{t.aidTitle}</h3>
        <p>{t.aidText}</p>
        <p>
          <a href={to('legalAid')}>{t.aidCheck}</a>
        </p>
        <p>
          <a href={to('demand', { query: { aj: '1' } })}>{t.aidLink}</a>
        </p>
      </aside>
    </section>
  );
}

function Questions() {
  const t = useWords(home);
  const to = usePath();
  const asked = [
    [t.q1, t.a1],
    [t.q2, t.a2],
    [t.q3, t.a3],
    [t.q4, t.a4],
  ] as const;
  return (
    <section className="wrap section narrow-section" aria-labelledby="faq">
      <h2 id="faq">{t.faqTitle}</h2>
      {asked.map(([q, a]) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
      <p className="actions">
        <a href={to('faq')}>{t.allQuestions}</a>
        <a href={to('guides')}>{t.allGuides}</a>
      </p>
    </section>
  );
}
