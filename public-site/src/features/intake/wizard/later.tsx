import { common } from '../../../i18n';
import { formTexts } from '../words/forms';
import { fieldTexts } from '../words/fields';
import { useWords } from '../../../lang';
import { PauseDrawing, SentDrawing, Head } from '../../../layout';
import { BegunFields, Check, ErrorSummary, FormActions, FormProvider, Line, text } from '../../../forms';
import { useFormText } from '../../legal';
import type { Shown } from './shown';

/** Save and go on later: the link goes to an address of the person's, good for seven days. */
export function Later({ shown, form }: { shown: Shown; form: string }) {
  const t = useWords(formTexts);
  const f = useWords(fieldTexts);
  const c = useWords(common);
  const { name, say } = useFormText('message-choices');
  const { raw, errors, step } = shown;
  // Who writes for someone else has an address of their own.
  const writer = text(raw, 'referrerEmail') ? 'referrerEmail' : 'email';
  return (
    <div className="wrap form-page page">
      <Head title={t.laterTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <PauseDrawing />
      <h1>{t.laterTitle}</h1>
      <p className="lead">{t.laterText}</p>
      <FormProvider value={{ raw: { ...raw, resumeEmail: text(raw, 'resumeEmail') || text(raw, writer) }, errors }}>
        <form id={form} className="stack" method="post" noValidate>
          <BegunFields of={shown} />
          <input type="hidden" name="etape" value={step} />
          <input type="hidden" name="interlude" value="later" />
          <Line name="resumeEmail" label={f.email} hint={t.laterHint} type="email" complete="email" length={254} />
          <Check name="remind" label={say('reminder')} hint={t.laterRemindHint} />
          <input type="hidden" name="remindText" value={name} />
          <FormActions>
            <button className="button large" type="submit" name="go" value="later">
              {t.laterSend}
            </button>
            <a className="button quiet" href="?reprendre=1">
              {c.back}
            </a>
          </FormActions>
        </form>
      </FormProvider>
    </div>
  );
}

/** The link was sent. */
export function Mailed({ back, form }: { back: string; form: string }) {
  const t = useWords(formTexts);
  return (
    <div className="wrap form-page page">
      <Head title={t.mailedTitle} hidden />
      <SentDrawing />
      <h1>{t.mailedTitle}</h1>
      <p className="lead">{t.mailedText}</p>
      <form id={form} method="post" className="actions">
        <input type="hidden" name="interlude" value="mailed" />
        <a className="button quiet" href={back}>
          {t.resume}
        </a>
        <button className="linklike" type="submit" name="go" value="restart">
          {t.mailedForget}
        </button>
      </form>
    </div>
  );
}
