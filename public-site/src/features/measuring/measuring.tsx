import { MEASURING_PATH, type Measuring } from '@jurilien/contracts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { usePath, useWords } from '../../lang';
import { measuringWords } from './words/measuring';

export const useMeasuring = (): Measuring => useRouteLoaderData<{ measuring: Measuring }>('root')?.measuring ?? 'off';

/** The question, after the page and before its foot: it covers nothing, and both answers weigh the same. */
export function MeasuringQuestion() {
  const t = useWords(measuringWords);
  const to = usePath();
  return (
    <section className="measuring" aria-labelledby="measuring">
      <div className="wrap">
        <div>
          <h2 id="measuring">{t.title}</h2>
          <p>
            {t.text} <a href={`${to('privacy')}#cookies`}>{t.more}</a>
          </p>
        </div>
        <Answers
          answers={[
            ['yes', t.yes],
            ['no', t.no],
          ]}
        />
      </div>
    </section>
  );
}

/** On the privacy page: what was chosen, and the way to choose otherwise. */
export function MeasuringChoice() {
  const t = useWords(measuringWords);
  const measuring = useMeasuring();
  if (measuring === 'off') return null;
  return (
    <div className="notice">
      <p>{measuring === 'yes' ? t.nowYes : t.nowNo}</p>
      <Answers answers={[measuring === 'yes' ? ['no', t.withdraw] : ['yes', t.agree]]} at="#cookies" />
    </div>
  );
}

function Answers({ answers, at = '' }: { answers: readonly (readonly [value: 'yes' | 'no', words: string])[]; at?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={MEASURING_PATH} className="actions">
      <input type="hidden" name="back" value={pathname + search + at} />
      {answers.map(([value, words]) => (
        <button key={value} className="button quiet" type="submit" name="agreed" value={value}>
          {words}
        </button>
      ))}
    </form>
  );
}
