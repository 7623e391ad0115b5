import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf, type Problem } from '../api/http';
import type { CommandAnswer, CommandOptions, ConsoleDataProvider } from '../dataProvider';
import type { Effect } from './effect-of-command';
import { useT, type Key } from '../useT';

export type Sent<A = CommandAnswer> = { ok: true; answer: A } | { ok: false; problem: Problem };

/** What a command became that its sender may only propose, where the form itself has no words for it. */
const PROPOSED: Readonly<Record<string, Key>> = {
  LeadPricingProposed: 'actions.proposed',
  LeadOfferingProposed: 'actions.proposedStep',
  ManualOfferProposed: 'actions.proposedOffer',
};
const proposal = (events: readonly { type: string }[]): string | undefined => events.find(({ type }) => type.endsWith('Proposed'))?.type;

const WRONG_CODE: Problem = { status: 422, code: 'VALIDATION', errors: [{ field: 'code', message: 'wrong-code' }] };

/** Sends commands and waits for the answer: nothing is shown as done before the API says so. */
export const useCommand = () => {
  const { send } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  const t = useT();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const during = useCallback(
    async <A>(what: string, made: () => Promise<Sent<A>>): Promise<Sent<A>> => {
      setBusy(what);
      setProblem(undefined);
      try {
        const sent = await made();
        if (!sent.ok) setProblem(sent.problem);
        return sent;
      } catch (error) {
        const failed = problemOf(error);
        // Someone else was faster: fetch what is true now, so that buttons and conflict bar tell it.
        if (failed.status === 409) void client.invalidateQueries();
        setProblem(failed);
        return { ok: false, problem: failed };
      } finally {
        setBusy(undefined);
      }
    },
    [client],
  );

  const run = useCallback(
    (
      command: string,
      payload: Record<string, unknown>,
      options: CommandOptions & { quiet?: boolean; effect?: Effect } = {},
    ): Promise<Sent> =>
      during(command, async () => {
        const answer = await send(command, payload, options);
        // A code that was read out wrong is written down, and is no confirmation.
        if (answer.events.some(({ type }) => type === 'LeadPhoneCodeRejected')) return { ok: false, problem: WRONG_CODE };
        if (answer.duplicate) notify(t('actions.already'), { type: 'info' });
        else if (proposal(answer.events))
          notify(options.effect?.proposed ?? t(PROPOSED[proposal(answer.events)!] ?? 'actions.proposedStep'), { type: 'info' });
        else if (!options.quiet)
          notify(options.effect?.done ?? t(`actions.said.${command}` as Key, { _: t('actions.done') }), { type: 'success' });
        // The command's own reads need not wait for the live stream.
        void client.invalidateQueries();
        return { ok: true, answer };
      }),
    [during, send, notify, client, t],
  );

  /** An act with a route of its own instead of a command of the log: its caller says what came of it. */
  const act = useCallback(
    <A>(what: string, made: () => Promise<A>): Promise<Sent<A>> =>
      during(what, async () => {
        const answer = await made();
        void client.invalidateQueries();
        return { ok: true, answer };
      }),
    [during, client],
  );

  return { run, act, busy, problem, clear: () => setProblem(undefined) };
};

/** `min:20` and its like, in words. */
export const useFieldError = () => {
  const t = useT();
  return (message: string): string => {
    const [kind, n] = message.split(':');
    return t(`invalid.${kind}` as Key, { n: Number(n), _: t('invalid.invalid') });
  };
};
