import { useCallback, useEffect, useState } from 'react';
import { call, detour } from '../../session';
import { useLang } from '../../lang';
import type { Problem } from '../../api';
import type { Application } from './types';

/** How the person’s own membership stands, asked for once the page lives. */
export function useApplication(): { application?: Application; problem?: Problem; reload: () => Promise<void> } {
  const lang = useLang();
  const [state, setState] = useState<{ application?: Application; problem?: Problem }>({});
  const reload = useCallback(async () => {
    const reply = await call(lang, 'GET /api/pro/application', {});
    if (reply.ok) return setState({ application: reply.value });
    const away = detour(reply.problem, lang);
    if (away) return location.replace(away);
    setState((before) => (before.application ? before : { problem: reply.problem }));
  }, [lang]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
