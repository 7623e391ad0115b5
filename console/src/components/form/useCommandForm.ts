import { useState } from 'react';
import type { Problem } from '../../api/http';
import { differencesOf } from '../commands/differences';
import { useCommand } from '../commands/useCommand';
import type { Command, Values } from './command';
import { freeTime } from './moment';

/** What a command's form holds: the answers, and why. */
export interface Given {
  values: Values;
  reason: string;
}

/** What the API objects to, at the answers that the form has; what it has not is shown above it. */
const errorsOf = ({ errors = [] }: Problem, { fields, reason }: Command) => {
  const first = (name: string) =>
    errors.find(({ field, message }) => !freeTime(message) && field.replace(/^payload\./, '').split('.')[0] === name)?.message;
  const found = fields.flatMap(({ name }) => (first(name) ? [[name, first(name)] as const] : []));
  return { values: Object.fromEntries(found), ...(reason && first('reason') ? { reason: first('reason') } : {}) };
};

/** Sends a command's form on the version it was opened on; the answer is what is wrong with it, or nothing. */
export const useCommandForm = (command: Command) => {
  const { run, act, busy, problem, clear } = useCommand();
  const [version, setVersion] = useState(command.expectedVersion);
  const [said, setSaid] = useState(command.said);
  const [commandId, setCommandId] = useState(() => crypto.randomUUID());

  const send = async ({ values, reason }: Given) => {
    const payload = command.payload(values);
    const { undo } = command;
    const sent = command.act
      ? await act(command.command, () => command.act!(reason.trim(), values))
      : await run(command.command, payload, {
          reason: reason.trim() || undefined,
          expectedVersion: version,
          commandId,
          effect: command.effect?.(values),
          done: command.done,
          undo: typeof undo === 'function' ? undo(payload) : undo,
        });
    if (sent.ok) {
      command.onAnswer?.(sent.answer, values);
      return { done: true, errors: undefined };
    }
    // A network failure repeats the same command id, so that a lost answer is not a second action; a corrected form is a new command.
    if (sent.problem.status > 0) setCommandId(crypto.randomUUID());
    return { done: false, errors: errorsOf(sent.problem, command) };
  };
  const reload = () => {
    setVersion(command.expectedVersion);
    setSaid(command.said);
    clear();
  };
  const stale = problem?.code === 'STALE_VERSION' && command.expectedVersion !== undefined;
  return {
    send,
    busy: Boolean(busy),
    problem,
    stale,
    reload,
    differences: stale ? differencesOf(said ?? [], command.said ?? []) : [],
    versions: { mine: version ?? 0, now: Math.max(command.expectedVersion ?? 0, version ?? 0) },
  };
};
