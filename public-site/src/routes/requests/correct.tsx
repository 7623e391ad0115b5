import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { actOnCorrection, loadCorrection } from '../../features/requests/correction.server';
import { Asks } from '../../features/intake/questions/ask';
import { type Errors, ErrorSummary, FormActions, FormProvider, type Raw } from '../../forms';
import { correctionTexts } from '../../features/requests/words/correction';
import { fill, usePath, useWords } from '../../lang';
import { Head } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';

const FORM = 'correction-form';
export const handle = { exit: true, carry: FORM };

export const loader = ({ request, params }: LoaderArgs) => loadCorrection(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnCorrection(request, params.token ?? '');

/** N01: the client corrects what they wrote, by the same questions, until the team has validated it. */
export default function Correct() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(correctionTexts);
  const to = usePath();
  const { trouble, shown, token } = posted ?? loaded;
  if (trouble) return <LinkTrouble trouble={trouble} done={posted && 'done' in posted ? posted.done : undefined} />;
  const step = (posted as { step?: { errors: Errors; sent: boolean; typed?: Raw } } | undefined)?.step;
  if (!shown) return <StepUpPage errors={step?.errors ?? {}} sent={step?.sent ?? false} typed={step?.typed} form={FORM} />;
  const { raw, errors, asked, commandId, code } = shown;
  return (
    <div className="wrap form-page page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>
        {t.title} <span className="code-badge">{code}</span>
      </h1>
      <p className="lead">{t.lead}</p>
      <FormProvider value={{ raw, errors }}>
        <form id={FORM} className="stack" method="post" noValidate>
          <input type="hidden" name="commandId" value={commandId} />
          <Asks asked={asked} raw={raw} />
          <FormActions>
            <button className="button large" type="submit" name="go" value="save">
              {t.save}
            </button>
            <a className="button quiet" href={to('myRequest', { token })}>
              {t.back}
            </a>
          </FormActions>
          <p className="small soft">{fill(t.kept, { code })}</p>
        </form>
      </FormProvider>
    </div>
  );
}
