import type { GeneratedPaper, RequestPaper } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fill, useLang, usePath, useWords } from '../../lang';
import { Failed, Skeleton } from '../../pro';
import { DownloadButton, useAsk, type Asked } from '../../session';
import { WithRequests } from '../clients';
import { PaperBody } from './paper';
import { ownPaper, paperNamed, papersOf } from './paper-paths';
import { paperTexts } from './words/papers';

/** The papers of someone who is signed in: one of them as the address names it, else for a client those of each request. */
export function OwnPapers({ client }: { readonly client: boolean }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [appointmentId, leadId, kind] = [query.get('rdv'), query.get('demande'), paperNamed(query.get('papier'))];
  if (appointmentId) return <OwnSheet appointmentId={appointmentId} />;
  if (!client) return <Gone />;
  return leadId && kind ? <OwnRequestPaper leadId={leadId} kind={kind} /> : <AllPapers />;
}

function AllPapers() {
  const t = useWords(paperTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <WithRequests>
        {(requests) =>
          requests.map(({ id, code }) => (
            <section key={id} aria-labelledby={`papers-${id}`}>
              <h2 id={`papers-${id}`}>{fill(t.ofRequest, { code })}</h2>
              <ul>
                {papersOf({ legalAid: true }).map((kind) => (
                  <li key={kind}>
                    <a href={to('myPapers', { query: ownPaper(id, kind, lang) })}>{t[kind]}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </WithRequests>
    </>
  );
}

function OwnRequestPaper({ leadId, kind }: { readonly leadId: string; readonly kind: RequestPaper }) {
  const t = useWords(paperTexts);
  const lang = useLang();
  const given = (as: 'words' | 'pdf', of = lang) => ({ params: { leadId, kind }, query: { lang: of, as } });
  const asked = useAsk('GET /api/client/requests/:leadId/papers/:kind', given('words'));
  return (
    <Shown asked={asked}>
      {(of, label) => (
        <DownloadButton
          route="GET /api/client/requests/:leadId/papers/:kind"
          given={given('pdf', of)}
          name={`${kind}-${of}.pdf`}
          failed={t.fileFailed}
        >
          {label}
        </DownloadButton>
      )}
    </Shown>
  );
}

function OwnSheet({ appointmentId }: { readonly appointmentId: string }) {
  const lang = useLang();
  const t = useWords(paperTexts);
  const given = (as: 'words' | 'pdf', of = lang) => ({ params: { appointmentId }, query: { lang: of, as } });
  const asked = useAsk('GET /api/appointments/:appointmentId/sheet', given('words'));
  return (
    <Shown asked={asked}>
      {(of, label) => (
        <DownloadButton
          route="GET /api/appointments/:appointmentId/sheet"
          given={given('pdf', of)}
          name={`appointmentSheet-${of}.pdf`}
          failed={t.fileFailed}
        >
          {label}
        </DownloadButton>
      )}
    </Shown>
  );
}

interface ShownProps {
  readonly asked: Asked<GeneratedPaper | void>;
  /** The button that downloads it in a language. */
  readonly children: (lang: 'fr' | 'en', label: string) => ReactNode;
}

/** A paper once it is there, with its file in both languages. */
function Shown({ asked: { value, problem, reload }, children }: ShownProps) {
  const t = useWords(paperTexts);
  const lang = useLang();
  if (problem?.status === 404) return <Gone />;
  if (!value)
    return (
      <>
        <h1>{t.title}</h1>
        {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
      </>
    );
  return (
    <>
      <PaperBody paper={value} />
      <p className="actions no-print">
        {children(lang, t.pdf)}
        {children(lang === 'fr' ? 'en' : 'fr', t.otherPdf)}
      </p>
    </>
  );
}

function Gone() {
  const t = useWords(paperTexts);
  const to = usePath();
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.gone}</p>
      <p className="actions">
        <a className="button quiet" href={to('myPapers')}>
          {t.backAll}
        </a>
      </p>
    </>
  );
}
