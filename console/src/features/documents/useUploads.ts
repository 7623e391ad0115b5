import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../api/http';
import { type About, type Flight, sendFile } from './send-file';

/** Where a file in flight stands: `cut` goes on by itself or when asked, `refused` never does. */
export interface Upload extends Flight {
  readonly key: string;
  readonly file: File;
  readonly about: About;
  readonly state: 'waiting' | 'sending' | 'cut' | 'refused';
  readonly problem?: Problem;
}

/** Failures of the way, not of the file: no network, a server or scanner that does not answer, another piece that came in between. */
const passes = ({ status, code }: Problem): boolean => status === 0 || status >= 500 || code === 'STALE_VERSION';
const AGAIN_MS = 5_000;

/** Uploads to a request, one after the other; one that was cut resumes where it stopped. */
export const useUploads = (leadId: string) => {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(false);
  const put = useCallback(
    (key: string, change: Partial<Upload>) => setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [],
  );
  const drop = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const run = useCallback(
    async ({ key, file, about, uploadId, sent }: Upload) => {
      running.current = true;
      put(key, { state: 'sending', problem: undefined });
      try {
        await sendFile(leadId, file, about, { uploadId, sent }, (flight) => put(key, flight));
        drop(key);
        void client.invalidateQueries();
      } catch (error) {
        const problem = problemOf(error);
        put(key, { state: passes(problem) ? 'cut' : 'refused', problem });
        // What stopped one may be on the page: a full request, an infected file.
        if (!passes(problem)) void client.invalidateQueries();
      } finally {
        running.current = false;
      }
    },
    [leadId, put, drop, client],
  );

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && !running.current) void run(next);
  }, [uploads, run]);

  const again = useCallback((key?: string) => {
    setUploads((all) => all.map((one) => (one.state === 'cut' && (key ?? one.key) === one.key ? { ...one, state: 'waiting' } : one)));
  }, []);
  const someCut = uploads.some(({ state }) => state === 'cut');
  useEffect(() => {
    if (!someCut) return undefined;
    const goOn = () => again();
    const timer = setInterval(() => navigator.onLine && goOn(), AGAIN_MS);
    window.addEventListener('online', goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, [someCut, again]);

  const inFlight = uploads.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!inFlight) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [inFlight]);

  const add = useCallback((files: readonly File[], about: About) => {
    const more = files.map((file): Upload => ({ key: crypto.randomUUID(), file, about, state: 'waiting', sent: 0 }));
    setUploads((all) => [...all, ...more]);
  }, []);
  return { uploads, add, again, drop };
};
