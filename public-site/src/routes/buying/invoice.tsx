import { useState } from 'react';
import { useLocation } from 'react-router';
import { download, useAsk } from '../../session';
import { PaperSheet } from '../../features/buying/paper';
import { invoiceTexts } from '../../features/buying/words/invoice';
import { useLang, usePath, useWords } from '../../lang';
import { GoneFromBuying } from '../../features/buying/gone';
import { Failed, ProPage, Skeleton } from '../../pro';
import type { Frame } from '../../layout';
import styles from '../../styles/invoice.css?url';

export const handle: Frame = { hydrate: true, quiet: true };

/** One invoice or credit note, as its letter links to it: to read, to print and to keep (R44, 4.4.6). */
export default function Invoice() {
  const t = useWords(invoiceTexts);
  const no = new URLSearchParams(useLocation().search).get('no') ?? '';
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ProPage title={t.title}>
        {() => (/^[A-Z\d-]{1,40}$/.test(no) ? <Shown no={no} /> : <GoneFromBuying title={t.goneTitle} text={t.goneText} back={t.back} />)}
      </ProPage>
    </>
  );
}

function Shown({ no }: { readonly no: string }) {
  const t = useWords(invoiceTexts);
  const lang = useLang();
  const to = usePath();
  const [failed, setFailed] = useState(false);
  const { value, problem, reload } = useAsk('GET /api/pro/invoices/:file', { params: { file: `${no}.json` }, query: { lang } });
  if (problem?.status === 404) return <GoneFromBuying title={t.goneTitle} text={t.goneText} back={t.back} />;
  if (!value)
    return problem ? (
      <Failed problem={problem} retry={reload} />
    ) : (
      <>
        <h1>{t.title}</h1>
        <Skeleton />
      </>
    );
  const take = async (in_: 'fr' | 'en'): Promise<void> =>
    setFailed(
      !(await download(lang, 'GET /api/pro/invoices/:file', { params: { file: `${no}.pdf` }, query: { lang: in_ } }, `${no}-${in_}.pdf`)),
    );
  return (
    <>
      <h1>{value.heading}</h1>
      <p className="actions paper-actions">
        <button type="button" className="button" onClick={() => void take(lang)}>
          {t.pdf}
        </button>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          {t.print}
        </button>
        <button type="button" className="link-button" onClick={() => void take(lang === 'fr' ? 'en' : 'fr')}>
          {t.otherPdf}
        </button>
      </p>
      <p role="alert" className={failed ? 'error' : 'hidden-text'}>
        {failed && t.fileFailed}
      </p>
      <PaperSheet paper={value} />
      <p className="paper-actions">
        <a href={to('buy')}>{t.back}</a>
      </p>
    </>
  );
}
