import type { Errors } from '../../../forms';
import { fill, useWords } from '../../../lang';
import { hoursTexts } from '../words/pro-hours';
import { nextSpan, type Span } from './hours';
import { Typed } from './typed';

interface Props {
  /** Id of the field of each span. */
  readonly idOf: (at: number) => string;
  /** The day as a sentence names it: `lundi`. */
  readonly day: string;
  readonly spans: readonly Span[];
  readonly errors: Errors;
  readonly onChange: (spans: readonly Span[], done?: 'added' | 'removed') => void;
  readonly closed: string;
}

/** The spans of a day, each with its begin and end; any number of them. The focus stays in the day when one comes or goes. */
export function Spans({ idOf, day, spans, errors, onChange, closed }: Props) {
  const t = useWords(hoursTexts);
  const addId = `${idOf(0)}-add`;
  const put = (at: number, part: Partial<Span>): void => onChange(spans.map((span, i) => (i === at ? { ...span, ...part } : span)));
  const remove = (at: number): void => {
    onChange(
      spans.filter((_, i) => i !== at),
      'removed',
    );
    document.getElementById(addId)?.focus();
  };
  return (
    <>
      {spans.length === 0 && <p className="soft">{closed}</p>}
      <ul className="hours-spans">
        {spans.map((span, at) => (
          <li key={at}>
            <Typed
              id={`${idOf(at)}-from`}
              type="time"
              label={t.from}
              name={fill(t.fromOf, { day, n: at + 1 })}
              value={span.from}
              error={errors[`${idOf(at)}-from`]}
              onType={(from) => put(at, { from })}
            />
            <Typed
              id={`${idOf(at)}-until`}
              type="time"
              label={t.until}
              name={fill(t.untilOf, { day, n: at + 1 })}
              value={span.until}
              error={errors[`${idOf(at)}-until`]}
              onType={(until) => put(at, { until })}
            />
            <button
              type="button"
              className="button quiet small-button"
              aria-label={fill(t.removeOf, { day, n: at + 1 })}
              onClick={() => remove(at)}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        id={addId}
        className="button quiet small-button"
        aria-label={fill(t.addOf, { day })}
        onClick={() => onChange([...spans, nextSpan(spans)], 'added')}
      >
        {t.add}
      </button>
    </>
  );
}
