import type { ReactNode } from 'react';
import { surveyTexts } from './words/survey';
import { fill, usePath, useWords } from '../../lang';
import { PauseDrawing, SentDrawing, Head } from '../../layout';

/** It was answered: thanks, and what may follow. */
export function Thanks({ code, failed, children }: { code: string; failed?: boolean; children?: ReactNode }) {
  const t = useWords(surveyTexts);
  return (
    <>
      <Head title={t.thanksTitle} hidden failed={failed} />
      <SentDrawing />
      <h1>{t.thanksTitle}</h1>
      <p className="lead" role="status">
        {fill(t.thanksText, { code })}
      </p>
      {children}
    </>
  );
}

/** No one answered in time. */
export function Over({ failed, children }: { failed?: boolean; children?: ReactNode }) {
  const t = useWords(surveyTexts);
  const to = usePath();
  return (
    <>
      <Head title={t.overTitle} hidden failed={failed} />
      <PauseDrawing />
      <h1>{t.overTitle}</h1>
      <p className="lead">{t.overText}</p>
      <p className="actions">
        <a className="button" href={to('faq')}>
          {t.write}
        </a>
      </p>
      {children}
    </>
  );
}
