import { useCallback, useEffect, useState } from 'react';
import { call } from '../../session/call';
import { detour } from '../../session/use-account';
import { useLang } from '../../lang/lang';
import type { Problem } from '../../api/problem';
import type { Application } from './types';

/** How the own membership stands, asked for once the page lives. */
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
