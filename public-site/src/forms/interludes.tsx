import { formTexts } from '../i18n/forms';
import { usePath, useWords } from '../lang';
import { PauseDrawing } from '../pieces/drawings';
import { Head } from '../pieces/head';
import type { Raw } from './raw';

/** A draft was found in this browser: go on with it, or forget it here. */
export function Resume({ form }: { form: 'request' | 'demand' }) {
  const t = useWords(formTexts);
  const to = usePath();
  return (
    <div className="wrap form-page page">
      <Head title={t.resumeTitle} hidden />
      <PauseDrawing />
      <h1>{t.resumeTitle}</h1>
      <p className="lead">{t.resumeText}</p>
      <form id={`${form}-form`} method="post" className="actions">
        <a className="button large" href={to(form, { query: { reprendre: '1' } })}>{t.resume}</a>
        <button className="button quiet" type="submit" name="go" value="restart">{t.restart}</button>
      </form>
    </div>
  );
}

/** The same person wrote lately: the request is sent only if they say so. The answers travel along. */
export function Duplicate({ raw, leadId, startedAt, action }: { raw: Raw; leadId: string; startedAt: string; action: string }) {
  const t = useWords(formTexts);
  const values = Object.entries(raw).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((v) => ({ name, value: v })));
  return (
    <div className="wrap form-page page">
      <Head title={t.duplicateTitle} hidden />
      <PauseDrawing />
      <h1>{t.duplicateTitle}</h1>
      <p className="lead">{t.duplicateText}</p>
      <p>{t.duplicateHelp}</p>
      <form method="post" action={action || undefined} noValidate id="request-form">
        {values.map((v, i) => <input key={i} type="hidden" name={v.name} value={v.value} />)}
        <input type="hidden" name="leadId" value={leadId} />
        <input type="hidden" name="startedAt" value={startedAt} />
        <p className="actions">
          <button className="button" type="submit" name="go" value="edit">{t.duplicateBack}</button>
          <button className="button quiet" type="submit" name="go" value="anyway">{t.duplicateSend}</button>
        </p>
      </form>
    </div>
  );
}
