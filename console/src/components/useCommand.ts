import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf, type Problem } from '../api/http';
import type { CommandOptions, ConsoleDataProvider } from '../dataProvider';
import type { Effect } from './effect-of-command';
import { useT, type Key } from '../useT';

export type Sent = { ok: true; answer: unknown } | { ok: false; problem: Problem };

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
  const { send, post } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  const t = useT();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const run = useCallback(
    async (
      command: string,
      payload: Record<string, unknown>,
      options: CommandOptions & { quiet?: boolean; post?: string; effect?: Effect } = {},
    ): Promise<Sent> => {
      setBusy(command);
      setProblem(undefined);
      const wrong = (failed: Problem): Sent => {
        setProblem(failed);
        return { ok: false, problem: failed };
      };
      try {
        if (options.post) {
          const told = await post<unknown>(options.post, { ...payload, reason: options.reason });
          void client.invalidateQueries();
          return { ok: true, answer: told };
        }
        const answer = await send(command, payload, options);
        // A code that was read out wrong is written down, and is no confirmation.
        if (answer.events.some(({ type }) => type === 'LeadPhoneCodeRejected')) return wrong(WRONG_CODE);
        if (answer.duplicate) notify(t('actions.already'), { type: 'info' });
        else if (proposal(answer.events))
          notify(options.effect?.proposed ?? t(PROPOSED[proposal(answer.events)!] ?? 'actions.proposedStep'), { type: 'info' });
        else if (!options.quiet)
          notify(options.effect?.done ?? t(`actions.said.${command}` as Key, { _: t('actions.done') }), { type: 'success' });
        // The command's own reads need not wait for the live stream.
        void client.invalidateQueries();
        return { ok: true, answer };
      } catch (error) {
        const failed = problemOf(error);
        // Someone else was faster: fetch what is true now, so that buttons and conflict bar tell it.
        if (failed.status === 409) void client.invalidateQueries();
        return wrong(failed);
      } finally {
        setBusy(undefined);
      }
    },
    [send, post, notify, client, t],
  );

  return { run, busy, problem, clear: () => setProblem(undefined) };
};

/** `min:20` and its like, in words. */
export const useFieldError = () => {
  const t = useT();
  return (message: string): string => {
    const [kind, n] = message.split(':');
    return t(`invalid.${kind}` as Key, { n: Number(n), _: t('invalid.invalid') });
  };
};
