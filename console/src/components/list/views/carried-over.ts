import { isList } from '@jurilien/contracts';
import { useEffect, useRef } from 'react';
import { useNotify, useResourceContext, useStore } from 'react-admin';
import { ask } from '../../../api/http';
import { useReadOnly } from '../../../useReadOnly';
import { useT } from '../../../useT';
import { useCommand } from '../../commands/useCommand';
import { useListChoice } from '../useListChoice';
import { without, type Filter } from '../filter';

interface OldView {
  label: string;
  filter: Filter;
}
const carried = new Set<string>();

/** Views of before lay in this browser alone: they go to the server once, and are gone here as each of them has arrived. */
export const useCarriedOver = (): void => {
  const t = useT();
  const notify = useNotify();
  const list = useResourceContext() ?? '';
  const readOnly = useReadOnly();
  const [old, setOld] = useStore<OldView[]>(`${list}.views`, []);
  const { act } = useCommand();
  const begun = useRef(false);
  useEffect(() => {
    if (old.length === 0 || readOnly || begun.current || !isList(list) || carried.has(list)) return;
    begun.current = true;
    carried.add(list);
    void act('carry', async () => {
      let rest = old;
      for (const view of old) {
        const kept = await ask('POST /api/saved-views', {
          body: { list, name: view.label.slice(0, 60), filter: without(view.filter, 'q'), shared: false },
        }).then(
          () => true,
          (error: unknown) => (error as { status?: number }).status === 422,
        );
        // One that names a person is not kept any more; one that could not be sent waits for the next visit.
        if (kept) setOld((rest = rest.filter((each) => each !== view)));
      }
      carried.delete(list);
      if (rest.length < old.length) notify(t('views.carried'), { type: 'info', messageArgs: { _: t('views.carried') } });
    });
  }, [old, readOnly, list]);
};

/** Columns of before, too, were chosen in this browser alone: they go to the server once, where nothing was chosen there. */
export const useColumnsCarriedOver = (): void => {
  const list = useResourceContext() ?? '';
  const readOnly = useReadOnly();
  const [old, setOld] = useStore<string[] | null>(`${list}.hidden`, null);
  const { choice, choose } = useListChoice(list);
  useEffect(() => {
    if (!old || readOnly || !isList(list)) return;
    setOld(null);
    if (!choice.hidden) choose({ hidden: old });
  }, [old, readOnly, list]);
};
