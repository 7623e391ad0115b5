import { fill, usePath, useWords } from '../lang';
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
      <p className="actions"><a className="button" href={to('home')}>{t.backHome}</a> <a className="button quiet" href={to('demand')}>{t.start}</a></p>
    </div>
  );
}

/** Our own trouble: what happened, that nothing was lost, the reference to quote. */
export function TroublePage({ reference, busy }: { reference?: string; busy: boolean }) {
  const t = useWords(common);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <PauseDrawing />
      <h1>{busy ? t.busyTitle : t.troubleTitle}</h1>
      <p className="lead">{busy ? t.busyText : t.troubleText}</p>
      {reference && <p>{fill(t.reference, { reference })}</p>}
      <p className="actions"><a className="button" href="">{t.retry}</a> <a className="button quiet" href={to('home')}>{t.backHome}</a></p>
    </div>
  );
}
