import { LIMITED_TASKS, LIMITED_TASKS_READ, type LimitedTask, type PublishedPrice } from '@jurilien/reference';
import { Trail } from '../../features/articles/page';
import { showcaseTexts } from '../../features/home/words/showcase';
import { day, dollars, fill, french, monthOf, number, useLang, usePath, useWords } from '../../lang';
import { FieldSign, Head } from '../../layout';
import showcase from '../../styles/showcase.css?url';

export const links = () => [{ rel: 'stylesheet', href: showcase }];

/** F07: tasks with a beginning and an end; each opens the full form with its field and the kind of help filled in. */
export default function Showcase() {
  const t = useWords(showcaseTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <div className="wrap page">
      <Head title={t.title} description={t.description} />
      <Trail of={[{ name: t.home, path: to('home') }]} />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p>{t.prices}</p>
      <ul className="tasks">
        {LIMITED_TASKS.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
      <p>{t.notOurs}</p>
      <p className="small soft">{fill(t.read, { when: day(`${LIMITED_TASKS_READ}T12:00:00Z`, lang) })}</p>
      <section className="card" aria-labelledby="other">
        <h2 id="other">{t.otherTitle}</h2>
        <p>{t.otherText}</p>
        <p className="actions">
          <a className="button quiet" href={to('demand')}>
            {t.other}
          </a>
        </p>
      </section>
    </div>
  );
}

function Task({ task }: { task: LimitedTask }) {
  const t = useWords(showcaseTexts);
  const lang = useLang();
  const to = usePath();
  const say = (text: { readonly fr: string; readonly en: string }): string => (lang === 'fr' ? french(text.fr) : text.en);
  return (
    <li className="card task" id={task.id}>
      <header>
        <FieldSign code={task.field} />
        <div>
          <h2>{say(task.title)}</h2>
          <p className="badge">{t[task.kind]}</p>
        </div>
      </header>
      <h3>{t.includes}</h3>
      <ul>
        {task.includes[lang].map((line) => (
          <li key={line}>{lang === 'fr' ? french(line) : line}</li>
        ))}
      </ul>
      <dl className="facts">
        <div>
          <dt>{t.time}</dt>
          <dd>{say(task.time)}</dd>
        </div>
        <div>
          <dt>{t.bring}</dt>
          <dd>{say(task.bring)}</dd>
        </div>
        {task.price && (
          <div>
            <dt>{t.price}</dt>
            <dd>
              <Price price={task.price} />
            </dd>
          </div>
        )}
      </dl>
      <p className="actions">
        <a
          className="button"
          href={to('demand', { query: { tache: task.id, langue: lang } })}
          aria-label={fill(t.startFor, { task: say(task.title) })}
        >
          {t.start}
        </a>
      </p>
    </li>
  );
}

function Price({ price }: { price: PublishedPrice }) {
  const t = useWords(showcaseTexts);
  const lang = useLang();
  const source = (
    <a href={price.url} rel="nofollow">
      {lang === 'fr' ? french(price.source.fr) : price.source.en}
    </a>
  );
  const [before, after] = fill(t.priceNote, { scope: sentence(price.scope[lang]), when: monthOf(price.published, lang) }).split('{source}');
  return (
    <>
      <strong>{fill(t.range, { from: dollars(price.fromDollars, lang), to: dollars(price.toDollars, lang) })}</strong>
      <span className="small soft">
        {before}
        {source}
        {after} {price.answers === undefined ? t.noAnswers : fill(t.answers, { n: number(price.answers, lang) })}
      </span>
    </>
  );
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
