import { type AcceptanceState, STANDING } from './acceptance-state.js';

/** Closed because they cannot go on, or because no one answers them: whether someone else is wished for, the client says. */
export const leftToClient = (s: AcceptanceState): boolean =>
  s.status === 'Closed' && (s.closeReason === 'unable' || s.closeReason === 'clientUnreachable');

/**
 * How a request ends on which no one is at work any more: by what the last of them said. Nothing while someone is, while the
 * client waits for an answer about someone else, or where it is for the client to say.
 */
export function lastWord(all: readonly AcceptanceState[]): 'served' | 'notRetained' | 'other' | undefined {
  const last = all.filter((s) => s.status !== 'Replaced');
  if (last.length === 0 || last.some((s) => STANDING.includes(s.status) || s.replacement?.state === 'asked' || leftToClient(s)))
    return undefined;
  if (last.some((s) => s.closeReason === 'done')) return 'served';
  return last.every((s) => s.status === 'NotRetained') ? 'notRetained' : 'other';
}
