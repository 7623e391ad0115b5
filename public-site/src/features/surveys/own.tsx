import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Go, LiveForm, Wrong, useAct, useStepFocus, type Asked } from '../../session';
import type { Errors, Raw } from '../../forms';
import { surveyTexts } from './words/survey';
import { fill, useWords } from '../../lang';
import { SentDrawing } from '../../layout';
import { Failed, Skeleton } from '../../pro';
import type { Survey } from './types';

interface Props<S extends Survey> {
  readonly asked: Asked<{ readonly surveys: readonly S[] }>;
  readonly title: string;
  /** One of several, in a line. */
  readonly line: (survey: S) => string;
  readonly intro: (survey: S) => ReactNode;
  readonly fields: (survey: S) => ReactNode;
  readonly thanks: (survey: S) => ReactNode;
  /** Sends the answers; what is wrong with them, or nothing when they were taken. */
  readonly send: (survey: S, answers: Raw) => Promise<Errors | undefined>;
}

/** The surveys of a person who is signed in: one is shown at once, of several one is chosen, and a page without any states that. */
export function OwnSurveys<S extends Survey>({ asked: { value, problem, reload }, title, line, intro, fields, thanks, send }: Props<S>) {
  const t = useWords(surveyTexts);
  const [query] = useSearchParams();
  const [sent, setSent] = useState<S>();
  const head = useStepFocus<HTMLHeadingElement>(sent ? 'sent' : 'asked');
  const waiting = value?.surveys.filter(({ acceptanceId }) => acceptanceId !== sent?.acceptanceId) ?? [];
  const asked = query.get('avis');
  const survey = sent
    ? undefined
    : (waiting.find((each) => each.acceptanceId === asked) ?? (waiting.length === 1 ? waiting[0] : undefined));
  if (!value)
    return (
      <>
        <h1>{title}</h1>
        {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
      </>
    );
  if (survey) return <OneSurvey survey={survey} title={title} intro={intro} fields={fields} send={send} onSent={() => setSent(survey)} />;
  return (
    <>
      {sent && <SentDrawing />}
      <h1 ref={head} tabIndex={-1}>
        {sent ? t.thanksTitle : title}
      </h1>
      {sent && <p className="lead">{fill(t.thanksText, { code: sent.code })}</p>}
      {sent && thanks(sent)}
      {waiting.length > 0 ? (
        <>
          <h2>{t.waiting}</h2>
          <ul>
            {waiting.map((each) => (
              <li key={each.acceptanceId}>
                {/* A page of its own: what was sent here is over with it. */}
                <a href={`?avis=${each.acceptanceId}`}>{line(each)}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        !sent && <p className="lead">{t.nothing}</p>
      )}
    </>
  );
}

type OneProps<S extends Survey> = Pick<Props<S>, 'title' | 'intro' | 'fields' | 'send'> & {
  readonly survey: S;
  readonly onSent: () => void;
};

/** The questions of one survey. */
function OneSurvey<S extends Survey>({ survey, title, intro, fields, send, onSent }: OneProps<S>) {
  const t = useWords(surveyTexts);
  const { busy, errors, act } = useAct();
  return (
    <>
      <h1>{title}</h1>
      {intro(survey)}
      <Wrong errors={errors} />
      <LiveForm
        name={`survey-${survey.acceptanceId}`}
        errors={errors}
        className="stack"
        onSend={(answers) =>
          void act(async () => {
            const refused = await send(survey, answers);
            if (!refused) onSent();
            return refused;
          })
        }
      >
        {fields(survey)}
        <p className="actions">
          <Go busy={busy} className="button large">
            {t.send}
          </Go>
        </p>
      </LiveForm>
    </>
  );
}
