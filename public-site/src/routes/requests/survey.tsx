import { useActionData, useLoaderData } from 'react-router';
import { SignedInPage, sendCommand, useAsk } from '../../session';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ClientOnly } from '../../features/clients/only';
import { ErrorSummary, FormProvider } from '../../forms';
import { surveyTexts } from '../../features/surveys/words/survey';
import { fill, useLang, useWords } from '../../lang';
import { Head, type Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import { errorsOf } from '../../api';
import { clientAnswers, SURVEY_FORM } from '../../features/surveys/answers';
import { actOnClientSurvey, loadClientSurvey } from '../../features/surveys/by-link.server';
import { ClientFields } from '../../features/surveys/fields';
import { OwnSurveys } from '../../features/surveys/own';
import { Over, Thanks } from '../../features/surveys/stages';
import type { ClientSurvey } from '../../features/surveys/types';

export const handle: Frame = { quiet: true };
export const loader = ({ request }: LoaderArgs) => loadClientSurvey(request);
export const action = ({ request }: ActionArgs) => actOnClientSurvey(request);

/** C06: what the client thinks of it, by the link of the message or signed in; only a post sends anything (D8). */
export default function SurveyPage() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(surveyTexts);
  if ('own' in data)
    return (
      <SignedInPage title={t.title}>
        {(account) => (
          <ClientOnly account={account}>
            <Own />
          </ClientOnly>
        )}
      </SignedInPage>
    );
  return <ByLink loaded={data.loaded} note={data.note} />;
}

function Own() {
  const t = useWords(surveyTexts);
  const lang = useLang();
  return (
    <OwnSurveys
      asked={useAsk('GET /api/client/surveys', {})}
      title={t.title}
      line={({ professional, code }) => fill(t.line, { name: professional, code })}
      intro={(survey) => <Intro survey={survey} />}
      fields={(survey) => <ClientFields survey={survey} />}
      thanks={() => null}
      send={async ({ acceptanceId, leadId }, raw) => {
        const answers = clientAnswers(raw, lang);
        if ('errors' in answers) return answers.errors;
        const reply = await sendCommand(lang, 'SubmitSurvey', { acceptanceId, leadId, side: 'client', ...answers.payload });
        return reply.ok ? undefined : errorsOf(reply.problem, lang);
      }}
    />
  );
}

function Intro({ survey }: { survey: ClientSurvey }) {
  const t = useWords(surveyTexts);
  return (
    <>
      <p className="lead">{fill(t.lead, { name: survey.professional, code: survey.code })}</p>
      <p className="soft">{t.privacy}</p>
    </>
  );
}

type Answered = Extract<Awaited<ReturnType<typeof loader>>, { data: unknown }>['data'];

/** Behind the link of the message: plain forms, no script. */
function ByLink({ loaded: { value, trouble, commandId }, note }: Pick<Answered, 'loaded' | 'note'>) {
  const t = useWords(surveyTexts);
  const done = useActionData<typeof action>();
  const errors = done?.errors ?? {};
  // A link of a questionnaire that ran out is not made anew: the questionnaire itself is over.
  const over = trouble?.standing === 'expired' || value?.state === 'over';
  if (trouble && !over) return <LinkTrouble trouble={trouble} done={done} />;
  return (
    <div className="wrap narrow page">
      {over || !value ? (
        <Over />
      ) : value.state === 'answered' ? (
        <Thanks code={value.code} />
      ) : (
        <>
          <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
          <ErrorSummary errors={errors} />
          <h1>{t.title}</h1>
          <Intro survey={value} />
          <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
            <form id={SURVEY_FORM} method="post" className="stack" noValidate>
              <input type="hidden" name="commandId" value={commandId} />
              <ClientFields survey={value} note={note} />
              <p className="actions">
                <button className="button large" type="submit" name="go" value="send">
                  {t.send}
                </button>
              </p>
            </form>
          </FormProvider>
        </>
      )}
    </div>
  );
}
