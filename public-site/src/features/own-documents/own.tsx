import { fill, fieldName, useLang, usePath, useWords } from '../../lang';
import { PauseDrawing } from '../../layout';
import { Failed, Skeleton } from '../../pro';
import { useAsk } from '../../session';
import { LiveDocuments } from './live';
import type { Reader, RequestDocuments } from './types';
import { ownTexts } from './words/own';

const AGAIN_MS = 60_000;

/** M03: the documents of who is signed in, request by request. */
export function OwnDocuments({ reader }: { readonly reader: Reader }) {
  const t = useWords(ownTexts);
  const { value, problem, reload } = useAsk('GET /api/documents', {}, AGAIN_MS);
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t[`lead_${reader}`]}</p>
      {problem && <Failed problem={problem} retry={reload} />}
      {!value && !problem && <Skeleton />}
      {value?.requests.length === 0 && <Nothing reader={reader} />}
      {value?.requests.map((of) => (
        <OneRequest key={of.acceptanceId ?? of.leadId} of={of} reader={reader} reload={reload} />
      ))}
    </>
  );
}

function Nothing({ reader }: { readonly reader: Reader }) {
  const t = useWords(ownTexts);
  const to = usePath();
  const client = reader === 'client';
  return (
    <>
      <PauseDrawing />
      <p>{t[`noneRequests_${reader}`]}</p>
      <p className="actions">
        <a className="button quiet" href={to(client ? 'dashboard' : 'proLeads')}>
          {client ? t.toRequests : t.toLeads}
        </a>
      </p>
    </>
  );
}

interface OneProps {
  readonly of: RequestDocuments;
  readonly reader: Reader;
  readonly reload: () => Promise<void>;
}

function OneRequest({ of, reader, reload }: OneProps) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const { code = '', clientName } = of;
  const id = `request-${of.acceptanceId ?? of.leadId}`;
  return (
    <section className="account-part own-request" aria-labelledby={id}>
      <h2 id={id}>{reader === 'professional' && clientName ? fill(t.of, { name: clientName, code }) : fill(t.request, { code })}</h2>
      {of.lawyerType && <p className="soft">{fieldName(of.lawyerType, lang)}</p>}
      <LiveDocuments of={of} reader={reader} reload={reload} />
    </section>
  );
}
