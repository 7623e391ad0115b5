import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../args';
import { Area, Check, ErrorSummary, FormProvider, Radios } from '../forms/parts';
import { surveyTexts } from '../i18n/survey';
import { fill, usePath, useWords } from '../lang';
import { answered, behindLink } from '../personal.server';
import { PauseDrawing, SentDrawing } from '../pieces/drawings';
import { Head } from '../pieces/head';
import { LinkTrouble } from '../pieces/link-trouble';
import { actOnSurvey, type Survey } from '../survey.server';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('t') ?? '';
export const handle = { quiet: true };

export const loader = async ({ request }: LoaderArgs) => answered(await behindLink<Survey>(request, tokenOf(request), '/survey'), {});
export const action = ({ request }: ActionArgs) => actOnSurvey(request, tokenOf(request));

/** C06: what the client thinks of it, by the link of the message; only a post sends anything (D8). */
export default function SurveyPage() {
  const { value, trouble, commandId } = useLoaderData<typeof loader>().loaded;
  const done = useActionData<typeof action>();
  // A link of a questionnaire that ran out is not made anew: the questionnaire itself is over.
  if (trouble?.standing === 'expired' || value?.state === 'over') return <Over />;
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!value) return null;
  return value.state === 'answered' ? <Thanks code={value.code} /> : <Questions value={value} commandId={commandId} done={done} />;
}

const grades = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));

interface Props {
  readonly value: Survey;
  readonly commandId: string;
  readonly done: ReturnType<typeof useActionData<typeof action>>;
}

function Questions({ value, commandId, done }: Props) {
  const t = useWords(surveyTexts);
  const errors = done?.errors ?? {};
  return (
    <div className="wrap narrow page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      <p className="lead">{fill(t.lead, { name: value.professional, code: value.code })}</p>
      <p className="soft">{t.privacy}</p>
      <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
        <form method="post" className="stack" noValidate>
          <input type="hidden" name="commandId" value={commandId} />
          <Radios name="overall" label={t.overall} hint={t.overallScale} layout="grades" options={grades(1, 5)} />
          {(['contacted', 'listened', 'clearPrice', 'platform'] as const).map((name) => (
            <Radios key={name} name={name} label={t[name]} hint={t.scale} layout="grades" optional options={grades(1, 5)} />
          ))}
          <Radios name="recommend" label={t.recommend} hint={t.recommendScale} layout="grades" optional options={grades(0, 10)} />
          <Radios
            name="outcome"
            label={t.outcome}
            optional
            options={(['retained', 'notRetained', 'looking'] as const).map((choice) => ({ value: choice, label: t[choice] }))}
          />
          <Area name="comment" label={t.comment} hint={t.commentHint} optional rows={5} />
          <Check name="callMe" label={t.callMe} />
          <p className="actions">
            <button className="button large" type="submit">
              {t.send}
            </button>
          </p>
        </form>
      </FormProvider>
    </div>
  );
}

function Thanks({ code }: { code: string }) {
  const t = useWords(surveyTexts);
  return (
    <div className="wrap narrow page">
      <Head title={t.thanksTitle} hidden />
      <SentDrawing />
      <h1>{t.thanksTitle}</h1>
      <p className="lead" role="status">
        {fill(t.thanksText, { code })}
      </p>
    </div>
  );
}

function Over() {
  const t = useWords(surveyTexts);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.overTitle} hidden />
      <PauseDrawing />
      <h1>{t.overTitle}</h1>
      <p className="lead">{t.overText}</p>
      <p className="actions">
        <a className="button" href={to('faq')}>
          {t.write}
        </a>
      </p>
    </div>
  );
}
