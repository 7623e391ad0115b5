import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type NotificationOptions } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf, type Problem } from '../../api/http';
import type { CommandAnswer, CommandOptions, ConsoleDataProvider } from '../../dataProvider';
import type { Effect } from './effect-of-command';
import { useT, type Key } from '../../useT';
import { UndoAction } from './UndoAction';

export type Sent<A = CommandAnswer> = { ok: true; answer: A } | { ok: false; problem: Problem };

/** What a command became that its sender may only propose, where the form itself has no words for it. */
const PROPOSED: Readonly<Record<string, Key>> = {
  LeadPricingProposed: 'actions.proposed',
  LeadOfferingProposed: 'actions.proposedStep',
  ManualOfferProposed: 'actions.proposedOffer',
  LegalHoldProposed: 'actions.proposedHold',
};
const proposal = (events: readonly { type: string }[]): string | undefined => events.find(({ type }) => type.endsWith('Proposed'))?.type;

const WRONG_CODE: Problem = { status: 422, code: 'VALIDATION', errors: [{ field: 'code', message: 'wrong-code' }] };

/** The command that takes another one back. Only where no one was told of it: a message cannot be unsent. */
export interface Undo {
  readonly command: string;
  readonly payload: Record<string, unknown>;
  /** What is shown once it was taken back, where it is not what the command shows. */
  readonly done?: string;
}
interface RunOptions extends CommandOptions {
  quiet?: boolean;
  effect?: Effect;
  undo?: Undo;
  done?: string;
}

/** Says what became of a command: it had been done already, it is a proposal, or it is done, and how it is taken back. */
const useNotice = () => {
  const notify = useNotify();
  const t = useT();
  return useCallback(
    (command: string, { events, duplicate }: CommandAnswer, { quiet, effect, done }: RunOptions, onUndo?: () => void) => {
      // Words as they are: the notification would look them up as a key.
      const say = (text: string, type: 'info' | 'success', more: NotificationOptions = {}) =>
        notify(text, { type, messageArgs: { _: text }, ...more });
      const proposed = proposal(events);
      if (duplicate) return say(t('actions.already'), 'info');
      if (proposed) return say(effect?.proposed ?? t(PROPOSED[proposed] ?? 'actions.proposedStep'), 'info');
      if (quiet && !onUndo) return undefined;
      const what = effect?.done ?? done ?? t(`actions.said.${command}` as Key, { _: t('actions.done') });
      return say(what, 'success', onUndo && { action: <UndoAction onUndo={onUndo} /> });
    },
    [notify, t],
  );
};

/** One thing at a time, and what went wrong with the last one. */
const useAttempt = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const during = useCallback(
    async <A,>(what: string, made: () => Promise<Sent<A>>): Promise<Sent<A>> => {
      setBusy(what);
      setProblem(undefined);
      try {
        const sent = await made();
        if (!sent.ok) setProblem(sent.problem);
        return sent;
      } catch (error) {
        const failed = problemOf(error);
        // Someone else was faster: fetch what is true now, so that buttons and conflict bar show it.
        if (failed.status === 409) void client.invalidateQueries();
        setProblem(failed);
        return { ok: false, problem: failed };
      } finally {
        setBusy(undefined);
      }
    },
    [client],
  );
  return { during, busy, problem, clear: () => setProblem(undefined) };
};

/** Sends commands and waits for the answer: nothing is shown as done before the API says so. */
export const useCommand = () => {
  const { send } = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const tell = useNotice();
  const { during, ...state } = useAttempt();

  const run = useCallback(
    (command: string, payload: Record<string, unknown>, options: RunOptions = {}): Promise<Sent> =>
      during(command, async () => {
        const answer = await send(command, payload, options);
        // A code that was read out wrong is written down, and is no confirmation.
        if (answer.events.some(({ type }) => type === 'LeadPhoneCodeRejected')) return { ok: false, problem: WRONG_CODE };
        const { undo } = options;
        const back = () => void (undo && run(undo.command, undo.payload, { reason: translate('ra.action.undo'), done: undo.done }));
        tell(command, answer, options, undo && answer.events.length > 0 ? back : undefined);
        // The command's own reads need not wait for the live stream.
        void client.invalidateQueries();
        return { ok: true, answer };
      }),
    [during, send, client, translate, tell],
  );

  /** An act with a route of its own instead of a command of the log: its caller says what came of it. */
  const act = useCallback(
    <A,>(what: string, made: () => Promise<A>): Promise<Sent<A>> =>
      during(what, async () => {
        const answer = await made();
        void client.invalidateQueries();
        return { ok: true, answer };
      }),
    [during, client],
  );

  return { run, act, ...state };
};

/** `min:20` and its like, in words. */
export const useFieldError = () => {
  const t = useT();
  return (message: string): string => {
    const [kind, n] = message.split(':');
    return t(`invalid.${kind}` as Key, { n: Number(n), _: t('invalid.invalid') });
  };
};
