import type { PublishedVersion, QuestionSetRow } from '@jurilien/rows/questions';
import { COMMON_QUESTIONS, setFaults, shippedSet, type Question, type SetFault } from '@jurilien/reference';

/** A version of a field's questions; what is shipped has no publisher. */
export type AnyVersion = Omit<PublishedVersion, 'at' | 'by'> & { readonly at: string | null; readonly by: string | null };

/** Every version of a field's questions, the newest first; what is shipped comes before them all. */
export function versionsOf(field: string, row: QuestionSetRow | undefined): AnyVersion[] {
  const shipped = shippedSet(field)!;
  return [...(row?.versions ?? []).toReversed(), { version: shipped.version, questions: shipped.questions, at: null, by: null }];
}

/** Same questions, whatever the order their parts were written in. */
export const same = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort(([x], [y]) => (x < y ? -1 : 1))) : v,
  ) ?? '';

export interface Change {
  question: Question;
  kind: 'added' | 'removed' | 'changed' | 'moved';
}

/** What a reader of the questions in force would notice: new ones, gone ones, other words or rules, another place. */
export function changesBetween(before: readonly Question[], after: readonly Question[]): Change[] {
  const old = new Map(before.map((q) => [q.id, q]));
  const stays = (list: readonly Question[], other: readonly Question[]): string[] =>
    list.filter((q) => other.some((o) => o.id === q.id)).map((q) => q.id);
  const [was, is] = [stays(before, after), stays(after, before)];
  return [
    ...after.flatMap((question): Change[] => {
      const earlier = old.get(question.id);
      if (!earlier) return [{ question, kind: 'added' }];
      if (!same(earlier, question)) return [{ question, kind: 'changed' }];
      return was.indexOf(question.id) === is.indexOf(question.id) ? [] : [{ question, kind: 'moved' }];
    }),
    ...before.filter((q) => !after.some((a) => a.id === q.id)).map((question): Change => ({ question, kind: 'removed' })),
  ];
}

/** What keeps these questions from being published after those in force. */
export const faultsOf = (questions: readonly Question[], inForce: readonly Question[]): SetFault[] =>
  setFaults(questions, [...COMMON_QUESTIONS, ...inForce]);
