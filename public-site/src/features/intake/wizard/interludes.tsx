import { formTexts } from '../words/forms';
import { usePath, useWords } from '../../../lang';
import type { PageId } from '../../../routes.table';
import { PauseDrawing, SentDrawing, Head } from '../../../layout';
import { type Begun, BegunFields, Guard, Carried, ErrorSummary, type Errors, type Raw } from '../../../forms';

/**
 * A draft was found in this browser: go on with it, or forget it here. `form` is the page it was started on, `id` the element that
 * the language switch posts.
 */
export function Resume({ form, id }: { form: PageId; id: string }) {
  const t = useWords(formTexts);
  const to = usePath();
  return (
    <div className="wrap form-page page">
      <Head title={t.resumeTitle} hidden />
      <PauseDrawing />
      <h1>{t.resumeTitle}</h1>
      <p className="lead">{t.resumeText}</p>
      <form id={id} method="post" className="actions">
        <input type="hidden" name="interlude" value="resume" />
        <a className="button large" href={to(form, { query: { reprendre: '1' } })}>
          {t.resume}
        </a>
        <button className="button quiet" type="submit" name="go" value="restart">
          {t.restart}
        </button>
      </form>
    </div>
  );
}

interface Shown extends Begun {
  readonly raw: Raw;
  readonly linked: boolean;
  readonly errors: Errors;
}

/**
 * The same person wrote lately: the request is sent only if they confirm it, and the link of the earlier one goes to where that was made
 * from, at a press. The answers travel along.
 */
export function Duplicate({ shown, id }: { shown: Shown; id: string }) {
  const { raw, leadId, linked, errors } = shown;
  const t = useWords(formTexts);
  return (
    <div className="wrap form-page page">
      <Head title={t.duplicateTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      {linked ? <SentDrawing /> : <PauseDrawing />}
      <h1>{linked ? t.duplicateLinked : t.duplicateTitle}</h1>
      <p className="lead">{linked ? t.duplicateLinkedText : t.duplicateText}</p>
      {!linked && <p>{t.duplicateHelp}</p>}
      <form method="post" noValidate id={id}>
        <Carried raw={raw} />
        <BegunFields of={shown} />
        <Guard form="request" id={leadId} />
        <p className="actions">
          {!linked && (
            <button className="button" type="submit" name="go" value="link" formNoValidate>
              {t.duplicateLink}
            </button>
          )}
          <button className="button quiet" type="submit" name="go" value="anyway">
            {t.duplicateSend}
          </button>
          <button className="linklike" type="submit" name="go" value="edit" formNoValidate>
            {t.duplicateBack}
          </button>
        </p>
      </form>
    </div>
  );
}
