import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../session';
import { useLang } from '../../../lang';
import type { Problem } from '../../../api';
import type { Line, Sheet } from './types';

interface List {
  readonly serverNow: string;
  readonly items: readonly Line[];
}

/** How often the list is read again while someone looks at it. */
const AGAIN_MS = 60_000;

/** The person’s own accepted requests, read again when the page comes back to the front. */
export function useLeads() {
  const lang = useLang();
  const [list, setList] = useState<List>();
  const [problem, setProblem] = useState<Problem>();
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/pro/acceptances', {});
    if (!reply.ok) return setProblem(reply.problem);
    setProblem(undefined);
    setList(reply.value);
  }, [lang]);
  useEffect(() => {
    void load();
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, [load]);
  /** A sheet is newer than the list it was opened from. */
  const renew = useCallback((sheet: Sheet) => {
    setList((before) => before && { serverNow: sheet.serverNow, items: before.items.map((line) => (line.id === sheet.id ? sheet : line)) });
  }, []);
  return { list, problem, load, renew };
}

/** One of them with everything, and the way to act on it. */
export function useSheet(id: string, renew: (sheet: Sheet) => void) {
  const lang = useLang();
  const [sheet, setSheet] = useState<Sheet>();
  const [problem, setProblem] = useState<Problem>();
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/pro/acceptances/:acceptanceId', { params: { acceptanceId: id } });
    if (!reply.ok) return setProblem(reply.problem);
    setProblem(undefined);
    setSheet(reply.value);
    renew(reply.value);
  }, [lang, id, renew]);
  useEffect(() => {
    void load();
  }, [load]);
  return { sheet, problem, load };
}

/** Sends one command about an acceptance, and reads the sheet again whatever came of it. */
export function useCommand(sheet: Sheet, load: () => Promise<void>) {
  const lang = useLang();
  return async (name: string, payload: Record<string, unknown>, reason?: string): Promise<Problem | undefined> => {
    const { id, leadId, professionalId } = sheet;
    const body = {
      commandId: crypto.randomUUID(),
      payload: { acceptanceId: id, leadId, professionalId, ...payload },
      ...(reason ? { reason } : {}),
    };
    const reply = await call(lang, 'POST /api/commands/:name', { params: { name }, body });
    if (reply.ok || reply.problem.status === 409) await load();
    return reply.ok ? undefined : reply.problem;
  };
}
