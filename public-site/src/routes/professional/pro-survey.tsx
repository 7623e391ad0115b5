import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ErrorSummary, FormProvider } from '../../forms';
import { proLeadsTexts } from '../../features/acceptances/words/pro-leads';
import { proSurveyTexts } from '../../features/surveys/words/pro-survey';
import { surveyTexts } from '../../features/surveys/words/survey';
import { day, fill, useLang, useWords, fieldName, regionName } from '../../lang';
import type { Done } from '../../links/index.server';
import { Head, type Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import { CreditState } from '../../features/acceptances/leads/credit-state';
import { ProPage } from '../../pro';
import { sendCommand, useAsk } from '../../session';
import { errorsOf } from '../../api';
import { proAnswers, SURVEY_FORM } from '../../features/surveys/answers';
import { actOnProSurvey, loadProSurvey } from '../../features/surveys/by-link.server';
import { CreditFields, ProFields, ToFile } from '../../features/surveys/fields';
import { OwnSurveys } from '../../features/surveys/own';
import { Over, Thanks } from '../../features/surveys/stages';
import type { ProSurvey } from '../../features/surveys/types';

export const handle: Frame = { quiet: true };
export const loader = ({ request }: LoaderArgs) => loadProSurvey(request);
export const action = ({ request }: ActionArgs) => actOnProSurvey(request);

/** C07: what the professional thinks of an accepted request, by the link of the message or signed in, with the way to ask coins back. */
export default function ProSurveyPage() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(proSurveyTexts);
  if ('own' in data) return <ProPage title={t.title}>{() => <Own />}</ProPage>;
  return <ByLink loaded={data.loaded} note={data.note} />;
}

/** Field and region: nothing that reveals whose request it is. */
function useMatter(): (survey: ProSurvey) => string {
  const lang = useLang();
  return (survey) => [fieldName(survey.lawyerType, lang), regionName(survey.region, lang)].filter(Boolean).join(', ');
}

function Own() {
  const t = useWords(proSurveyTexts);
  const lang = useLang();
  const matter = useMatter();
  const mayAsk = (survey: ProSurvey): boolean => Object.keys(survey.creditUntil).length > 0;
  return (
    <div className="narrow">
      <OwnSurveys
        asked={useAsk('GET /api/pro/surveys', {})}
        title={t.title}
        line={(survey) => `${survey.code} · ${matter(survey)}`}
        intro={(survey) => <Intro survey={survey} />}
        fields={(survey) => <ProFields survey={survey} />}
        thanks={(survey) => <ToFile survey={survey} words={mayAsk(survey) ? t.toCredit : t.toFile} />}
        send={async (survey, raw) => {
          const { acceptanceId, leadId, professionalId } = survey;
          const answers = proAnswers(raw, lang, survey);
          if ('errors' in answers) return answers.errors;
          const ids = { acceptanceId, leadId };
          // First what may be refused: an answer is given once.
          const written =
            answers.record && (await sendCommand(lang, 'RecordMandateOutcome', { ...ids, professionalId, ...answers.record }));
          if (written && !written.ok) return errorsOf(written.problem, lang);
          const reply = await sendCommand(lang, 'SubmitSurvey', { ...ids, side: 'professional', ...answers.payload });
          return reply.ok ? undefined : errorsOf(reply.problem, lang);
        }}
      />
    </div>
  );
}

function Intro({ survey }: { survey: ProSurvey }) {
  const t = useWords(proSurveyTexts);
  const lang = useLang();
  const matter = useMatter();
  return (
    <>
      <p className="lead">{fill(t.lead, { code: survey.code, matter: matter(survey), when: day(survey.acceptedAt, lang) })}</p>
      <p className="soft">{t.privacy}</p>
    </>
  );
}

type Answered = Extract<Awaited<ReturnType<typeof loader>>, { data: unknown }>['data'];

/** Behind the link of the message: plain forms, no script. */
function ByLink({ loaded: { value, trouble, commandId }, note }: Pick<Answered, 'loaded' | 'note'>) {
  const t = useWords(proSurveyTexts);
  const s = useWords(surveyTexts);
  const done = useActionData<typeof action>();
  const errors = done?.errors ?? {};
  const failed = Object.keys(errors).length > 0;
  const expired = trouble?.standing === 'expired';
  if (trouble && !expired) return <LinkTrouble trouble={trouble} done={done} />;
  const coins = value && <Coins survey={value} done={done} commandId={commandId} />;
  return (
    <div className="wrap narrow page">
      <ErrorSummary errors={errors} />
      {!value || value.state === 'over' ? (
        <Over failed={failed}>{coins}</Over>
      ) : value.state === 'answered' ? (
        <Thanks code={value.code} failed={failed}>
          {coins}
        </Thanks>
      ) : (
        <>
          <Head title={t.title} hidden failed={failed} />
          <h1>{t.title}</h1>
          <Intro survey={value} />
          <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
            <form id={SURVEY_FORM} method="post" className="stack" noValidate>
              <input type="hidden" name="commandId" value={commandId} />
              <ProFields survey={value} note={note} />
              <p className="actions">
                <button className="button large" type="submit" name="go" value="send">
                  {s.send}
                </button>
              </p>
            </form>
          </FormProvider>
          {coins}
        </>
      )}
    </div>
  );
}

/** Coins asked back: how it stands, or the form where that is still possible; open by itself where the grades point to it. */
function Coins({ survey, done, commandId }: { survey: ProSurvey; done: Done | undefined; commandId: string }) {
  const t = useWords(proSurveyTexts);
  const file = useWords(proLeadsTexts);
  const { credit, creditUntil, state } = survey;
  const reasons = Object.keys(creditUntil);
  if (!credit && reasons.length === 0) return null;
  const posted = done?.posted.go === 'credit';
  return (
    <section aria-labelledby="coins">
      <h2 id="coins">{credit ? t.coinsAsked : t.coinsTitle}</h2>
      {credit && <CreditState credit={credit} />}
      {reasons.length > 0 && (
        <details open={posted || state === 'answered'}>
          <summary>{file.credit}</summary>
          <p>{t.coinsText}</p>
          <FormProvider value={{ raw: posted ? done.posted : {}, errors: done?.errors ?? {} }}>
            <form method="post" className="stack" noValidate>
              <input type="hidden" name="commandId" value={commandId} />
              <CreditFields survey={survey} />
              <p className="actions">
                <button className="button quiet" type="submit" name="go" value="credit">
                  {file.saveCredit}
                </button>
              </p>
            </form>
          </FormProvider>
        </details>
      )}
    </section>
  );
}
