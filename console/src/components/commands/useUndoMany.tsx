import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { problemOf } from '../../api/http';
import type { ConsoleDataProvider } from '../../dataProvider';
import { useT } from '../../useT';
import { UndoAction } from './UndoAction';
import type { Undo } from './useCommand';
import { useRefusal } from './useRefusal';

/** Offers to take back what was done to several things: the inverse of each is sent, and what is refused is said. */
export const useUndoMany = () => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const refusal = useRefusal();
  const client = useQueryClient();
  const { send } = useDataProvider<ConsoleDataProvider>();
  const say = (text: string, type: 'success' | 'warning') => notify(text, { type, messageArgs: { _: text } });
  const takeBack = async (all: readonly Undo[]) => {
    let undone = 0;
    let why: string | undefined;
    for (const { command, payload } of all)
      await send(command, payload, { reason: translate('ra.action.undo') }).then(
        () => (undone += 1),
        (error: unknown) => (why = refusal(problemOf(error))),
      );
    void client.invalidateQueries();
    say([t('views.undone', { done: undone, total: all.length }), why].filter(Boolean).join(' '), why ? 'warning' : 'success');
  };
  return (all: readonly Undo[]) => {
    if (all.length === 0) return;
    const text = t('leads.bulkDone', { done: all.length, total: all.length });
    notify(text, { type: 'success', messageArgs: { _: text }, action: <UndoAction onUndo={() => void takeBack(all)} /> });
  };
};
