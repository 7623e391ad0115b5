import type { Dictionary, RequestDay } from './columns.js';

/** A request that is asked for. */
export const CHOSEN = 1;
/** Late, or in time: the lower bit says that it is known, the higher one that it was kept. */
const [LATE, KEPT] = [1, 3];
export const isKnown = (decided: number): number => decided & 1;
export const isKept = (decided: number): number => decided >> 1;

/**
 * Whether each request of a day was decided by when it was due, as far as it is known at an instant. One that ended before it was due,
 * without a decision, had to be decided by no one.
 * @param until in seconds of the epoch
 */
export function decidedBy({ n, at: { queued, validationDue, decided, ended } }: RequestDay, until: number): Uint8Array {
  const known = new Uint8Array(n);
  const now = Math.min(until, Date.now() / 1_000);
  for (let row = 0; row < n; row++) {
    const [due, done, end] = [validationDue[row]!, decided[row]!, ended[row]!];
    if (due === 0 || queued[row]! > until) continue;
    if (done !== 0 && done <= until) known[row] = done <= due ? KEPT : LATE;
    else if (due <= now && !(end !== 0 && end <= due)) known[row] = LATE;
  }
  return known;
}

/** Requests that a person of the team was the first to validate or reject, and how many of them in time. */
export interface Decider {
  readonly staffId: string;
  readonly decided: number;
  readonly kept: number;
}

/** Adds up first decisions by who took them. */
export function deciders(texts: Dictionary, until: number) {
  const people: { decided: number; kept: number }[] = [];
  return {
    add: ({ codes, at, n }: RequestDay, chosen: Uint8Array, known: Uint8Array): void => {
      for (let row = 0; row < n; row++) {
        const who = codes.decidedBy[row]!;
        if (who === 0 || chosen[row] !== CHOSEN || at.decided[row]! > until || isKnown(known[row]!) === 0) continue;
        const one = (people[who] ??= { decided: 0, kept: 0 });
        one.decided++;
        one.kept += isKept(known[row]!);
      }
    },
    done: (): Decider[] =>
      people
        .flatMap((one, who): Decider[] => [{ staffId: texts.textOf(who)!, ...one }])
        .sort((a, b) => b.decided - a.decided || a.staffId.localeCompare(b.staffId)),
  };
}
