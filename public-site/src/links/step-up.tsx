import { ErrorSummary, FormProvider, Line, type Errors } from '../forms';
import { useWords } from '../lang';
import { SignInFrame, Head } from '../layout';
import { stepUpTexts } from './words/step-up';

/** Before private data shows behind a personal link: a code to the phone or address on file. Works without scripts. */
export function StepUpPage({ errors, sent, commandId }: { errors: Errors; sent: boolean; commandId?: string }) {
  const t = useWords(stepUpTexts);
  const id = commandId && <input type="hidden" name="commandId" value={commandId} />;
  return (
    <SignInFrame>
      <Head title={t.stepTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.stepTitle}</h1>
      {sent ? (
        <form method="post" className="stack" noValidate>
          {id}
          <p className="lead" role="status">
            {t.stepSent}
          </p>
          <div className="stack-top">
            <FormProvider value={{ raw: {}, errors }}>
              <Line name="stepCode" label={t.code} complete="one-time-code" className="code" length={12} numeric />
            </FormProvider>
          </div>
          <div className="actions">
            <button className="button large" type="submit" name="go" value="step-verify">
              {t.stepConfirm}
            </button>
            <button className="link-button" type="submit" name="go" value="step-send">
              {t.stepAgain}
            </button>
          </div>
        </form>
      ) : (
        <form method="post" className="stack">
          <p className="lead">{t.stepText}</p>
          <p className="actions">
            <button className="button large" type="submit" name="go" value="step-send">
              {t.stepSend}
            </button>
          </p>
        </form>
      )}
    </SignInFrame>
  );
}
