import type { Answer } from '@jurilien/contracts/api';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { RetryNotice, call } from '../../session';
import { clientTexts } from './words/client';
import { common } from '../../i18n';
import { useLang, usePath, useWords } from '../../lang';
import { Loading, PauseDrawing } from '../../layout';
import type { Problem } from '../../api';

/** One request of the client who is signed in, as the API returns it. */
export type ClientRequest = Answer<'GET /api/client/requests'>['requests'][number];

/** The person’s own requests, read again when the page comes back to the front. */
function useRequests() {
  const lang = useLang();
  const [requests, setRequests] = useState<readonly ClientRequest[]>();
  const [problem, setProblem] = useState<Problem>();
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/client/requests', {});
    if (!reply.ok) return setProblem(reply.problem);
    setProblem(undefined);
    setRequests(reply.value.requests);
  }, [lang]);
  useEffect(() => {
    void load();
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, [load]);
  return { requests, problem, load };
}

/** The requests once they are there; until then waiting, out of reach with the way to ask again, or none with the next thing to do. */
export function WithRequests({ children }: { children: (requests: readonly ClientRequest[], load: () => Promise<void>) => ReactNode }) {
  const t = useWords(clientTexts);
  const c = useWords(common);
  const to = usePath();
  const { requests, problem, load } = useRequests();
  const failed = problem && (
    <RetryNotice text={problem.code === 'OFFLINE' ? c.offline : t.failed} reference={problem.reference} retry={load} />
  );
  if (!requests) return failed ?? <Loading />;
  return (
    <>
      {failed}
      {requests.length > 0 ? (
        children(requests, load)
      ) : (
        <>
          <PauseDrawing />
          <h2>{t.emptyTitle}</h2>
          <p className="measure">{t.emptyText}</p>
          <p className="actions">
            <a className="button" href={to('request')}>
              {t.start}
            </a>
          </p>
        </>
      )}
    </>
  );
}
