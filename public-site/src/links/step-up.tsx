import { Carried, ErrorSummary, FormProvider, Line, type Errors, type Raw } from '../forms';
import { useWords } from '../lang';
import { SignInFrame, Head } from '../layout';
import { stepUpTexts } from './words/step-up';

interface Props {
  readonly errors: Errors;
  readonly sent: boolean;
  readonly commandId?: string;
  /** What was typed into the page before its code ran out: it goes along until the code was given. */
  readonly typed?: Raw | undefined;
  /** Id of the form, where the language switch posts it. */
  readonly form?: string;
}

/** Before private data shows behind a personal link: a code to the phone or address on file. Works without scripts. */
export function StepUpPage({ errors, sent, commandId, typed, form }: Props) {
  const t = useWords(stepUpTexts);
  const along = (
    <>
      {commandId && <input type="hidden" name="commandId" value={commandId} />}
      {typed && <Carried raw={typed} />}
      {typed && <p className="notice info">{t.stepKept}</p>}
    </>
  );
  return (
    <SignInFrame>
      <Head title={t.stepTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.stepTitle}</h1>
      {sent ? (
        <form id={form} method="post" className="stack" noValidate>
          {along}
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
        <form id={form} method="post" className="stack">
          {typed && along}
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
