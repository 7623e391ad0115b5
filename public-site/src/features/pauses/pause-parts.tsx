import type { ReactNode } from 'react';
import { FormProvider, Line, Radios, Select, type Errors, type Raw } from '../../forms';
import { proPauseTexts } from './words/pro-pause';
import { fill, useLang, useWords, fieldName, regionName } from '../../lang';
import type { Pause, PauseState } from './pause-form';
import { absence, untilWords } from './pause-times';

/** What a pause is of, in words. */
function usePauseWords(): (pause: Pick<Pause, 'scope' | 'value'>) => string {
  const t = useWords(proPauseTexts);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = t;
  return ({ scope, value }) => {
    if (scope === 'field') return fill(t.field, { name: fieldName(value, lang) });
    if (scope === 'region') return fill(t.region, { name: regionName(value, lang) });
    return scope === 'type' ? (texts[`type_${value}`] ?? t.all) : t.all;
  };
}

/** The pauses that stand, each with its end, its way out and its file for a calendar. `go` is a button that resumes. */
export function CurrentPauses({
  pauses,
  now,
  go,
}: {
  pauses: readonly Pause[];
  now: string;
  go: (pause: Pause, label: string) => ReactNode;
}) {
  const t = useWords(proPauseTexts);
  const lang = useLang();
  const words = usePauseWords();
  const texts: Readonly<Record<string, string>> = t;
  if (pauses.length === 0)
    return (
      <div className="pause-standing">
        <h2>{t.off}</h2>
        <p className="soft">{t.offText}</p>
      </div>
    );
  return (
    <div className="pause-standing on">
      <h2>{pauses.some((p) => p.scope === 'all') ? t.on : t.current}</h2>
      <ul className="rows">
        {pauses.map((pause) => (
          <li key={`${pause.scope}.${pause.value ?? ''}`}>
            <div>
              <p className="row-title">{words(pause)}</p>
              <p className="small soft">
                {[
                  pause.until ? fill(t.until, { when: untilWords(pause.until, lang) }) : t.noEnd,
                  pause.reason && texts[`reason_${pause.reason}`],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {pause.until && (
                <a
                  className="plain-link"
                  download={t.icsFile}
                  href={absence({ title: t.icsTitle, from: now, until: pause.until })}
                  aria-label={fill(t.icsOf, { what: words(pause) })}
                >
                  {t.ics}
                </a>
              )}
            </div>
            {go(pause, fill(t.resumeOf, { what: words(pause) }))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a new pause is of: everything, one field, one region or one type of request. */
function PauseScope({ fields, regions }: Pick<PauseState, 'fields' | 'regions'>) {
  const t = useWords(proPauseTexts);
  const lang = useLang();
  return (
    <>
      <Radios
        name="scope"
        label={t.scope}
        layout="two"
        initial="all"
        options={[
          { value: 'all', label: t.scopeAll },
          { value: 'field', label: t.scopeField },
          { value: 'region', label: t.scopeRegion },
          { value: 'type', label: t.scopeType },
        ]}
      />
      <div className="only-field">
        <Select
          name="field"
          label={t.fieldChoice}
          empty={t.choose}
          options={fields.map((value) => ({ value, label: fieldName(value, lang) }))}
        />
      </div>
      <div className="only-region">
        <Select
          name="region"
          label={t.regionChoice}
          empty={t.choose}
          options={regions.map((value) => ({ value, label: regionName(value, lang) }))}
        />
      </div>
      <div className="only-type">
        <Select
          name="type"
          label={t.typeChoice}
          empty={t.choose}
          options={[
            { value: 'aj', label: t.type_aj },
            { value: 'super', label: t.type_super },
            { value: 'consult', label: t.type_consult },
          ]}
        />
      </div>
    </>
  );
}

/** The questions of a new pause. What does not concern the choice is hidden by the style sheet alone, so that it works without scripts. */
export function PauseFields({ state, errors = {}, raw }: { state: PauseState; errors?: Errors; raw?: Raw }) {
  const t = useWords(proPauseTexts);
  const fields = (
    <>
      <PauseScope fields={state.fields} regions={state.regions} />
      <Radios
        name="length"
        label={t.length}
        initial="today"
        options={[
          { value: 'today', label: t.lengthToday },
          { value: 'until', label: t.lengthUntil },
          { value: 'open', label: t.lengthOpen },
        ]}
      />
      <div className="only-until">
        <Line name="date" type="date" label={t.date} hint={t.dateHint} />
      </div>
      <Select
        name="reason"
        label={t.reason}
        optional
        empty={t.choose}
        options={(['vacation', 'tooBusy', 'badLeads', 'price', 'other'] as const).map((value) => ({ value, label: t[`reason_${value}`] }))}
      />
      <div className="notice">
        <h3>{t.happens}</h3>
        <p>{state.open === 0 ? t.happens0 : state.open === 1 ? t.happens1 : fill(t.happensMany, { n: state.open })}</p>
        <p>{t.happensClaim}</p>
      </div>
    </>
  );
  // Inside a form of a living page the provider is there already.
  return raw ? <FormProvider value={{ raw, errors }}>{fields}</FormProvider> : fields;
}
