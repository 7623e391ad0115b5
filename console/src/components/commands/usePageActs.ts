import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { offerActs, type PageAct } from '../../layout/palette-switch';
import { useT } from '../../useT';

/** In the address of a page: the action whose dialog it opens with. */
const ASKED = 'do';

/**
 * What can be done with what the page shows: offered to the palette of commands, and begun at once where the address asks for it. The
 * address loses the wish, so that a reload does nothing.
 */
export const usePageActs = (acts: readonly PageAct[]): void => {
  const t = useT();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  useEffect(() => offerActs(acts));
  const asked = acts.find(({ key }) => key === search.get(ASKED));
  const waits = asked?.why === t('state.loading');
  useEffect(() => {
    if (!asked || waits) return;
    setSearch(
      (now) => {
        now.delete(ASKED);
        return now;
      },
      { replace: true },
    );
    if (asked.why) notify(asked.why, { type: 'warning', messageArgs: { _: asked.why } });
    else asked.act();
  }, [asked?.key, waits]);
};
