import { formTexts } from '../i18n/forms';
import { usePath, useWords } from '../lang';
import type { PageId } from '../routes.table';
import { PauseDrawing } from '../pieces/drawings';
import { Head } from '../pieces/head';
import { Carried } from './parts';
import type { Raw } from './raw';

/**
 * A draft was found in this browser: go on with it, or forget it here. `form` is the page it was begun on, `id` the element that
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

/** The same person wrote lately: the request is sent only if they say so. The answers travel along. */
export function Duplicate({ raw, leadId, startedAt, id }: { raw: Raw; leadId: string; startedAt: string; id: string }) {
  const t = useWords(formTexts);
  return (
    <div className="wrap form-page page">
      <Head title={t.duplicateTitle} hidden />
      <PauseDrawing />
      <h1>{t.duplicateTitle}</h1>
      <p className="lead">{t.duplicateText}</p>
      <p>{t.duplicateHelp}</p>
      <form method="post" noValidate id={id}>
        <Carried raw={raw} />
        <input type="hidden" name="leadId" value={leadId} />
        <input type="hidden" name="startedAt" value={startedAt} />
        <p className="actions">
          <button className="button" type="submit" name="go" value="edit">
            {t.duplicateBack}
          </button>
          <button className="button quiet" type="submit" name="go" value="anyway">
            {t.duplicateSend}
          </button>
        </p>
      </form>
    </div>
  );
}
