import { fill, usePath, useWords } from '../lang';
import { Carried } from '../forms/parts';
import type { Raw } from '../forms/raw';
import { common } from '../i18n/common';
import { Head } from './head';
import { LostDrawing, PauseDrawing } from './drawings';

/** A wrong address. */
export function NotFoundPage() {
  const t = useWords(common);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.notFoundTitle} hidden />
      <LostDrawing />
      <h1>{t.notFoundTitle}</h1>
      <p className="lead">{t.notFoundText}</p>
      <p className="actions">
        <a className="button" href={to('home')}>
          {t.backHome}
        </a>{' '}
        <a className="button quiet" href={to('demand')}>
          {t.start}
        </a>
      </p>
    </div>
  );
}

/** Our own trouble: what happened, that nothing was lost, the reference to quote. What had been posted is carried, so that trying again sends it. */
export function TroublePage({
  reference,
  busy = false,
  posted,
  form,
}: {
  reference?: string;
  busy?: boolean;
  posted?: Raw;
  form?: string;
}) {
  const t = useWords(common);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={busy ? t.busyTitle : t.troubleTitle} hidden />
      <PauseDrawing />
      <h1>{busy ? t.busyTitle : t.troubleTitle}</h1>
      <p className="lead">{busy ? t.busyText : t.troubleText}</p>
      {reference && <p>{fill(t.reference, { reference })}</p>}
      {posted ? (
        <form id={form} method="post" noValidate>
          <Carried raw={posted} />
          <p className="notice">{t.carried}</p>
          <p className="actions">
            <button className="button" type="submit">
              {t.sendAgain}
            </button>
          </p>
        </form>
      ) : (
        <form id={form} method="post" className="actions">
          <input type="hidden" name="interlude" value="trouble" />
          <a className="button" href="">
            {t.retry}
          </a>{' '}
          <a className="button quiet" href={to('home')}>
            {t.backHome}
          </a>
        </form>
      )}
    </div>
  );
}
