import { Refused, type FieldError } from '@jurilien/event-sourcing';
import { answerFaults, COMMON_QUESTIONS, keptAnswers, offerAnswers, requestQuestions, storedAnswer } from '@jurilien/reference';
import { z } from 'zod';
import { type QuestionSetState, versionOf } from './question-set.js';

const text = (max: number) => z.string().trim().max(max);
/** Answers as events carry them, by the id of their question. */
export const answers = z.record(z.string().max(80), z.union([text(4000), z.number(), z.boolean(), z.array(text(400)).max(50), z.null()]));
export type Answers = z.infer<typeof answers>;

/** What a request says of its field's questions: all of it, what offers show, and which version asked. */
export interface RequestAnswers {
  readonly specificQuestions: Answers;
  readonly accessibleSpecificQuestions: Answers;
  readonly questionSet: { readonly field: string; readonly version: number };
}

/**
 * Answers of a request by the version its form asked, which may not be the one in force any more: what it no longer asks is
 * dropped, amounts and days are brought to one way of writing. A form that asked no set names no version and owes no answer of it.
 * @returns field errors instead when an id is unknown, an answer is not of its kind, or a required one is missing
 */
export function requestAnswers(
  s: QuestionSetState,
  { field, version, answers }: { readonly field: string; readonly version?: number | undefined; readonly answers: Answers },
): RequestAnswers | FieldError[] {
  const set = versionOf(s, field, version);
  if (!set) return [{ field: 'questionSetVersion', message: 'unknown' }];
  const all = requestQuestions(set.questions, answers);
  const faults = answerFaults(all, answers).filter((f) => version !== undefined || f.code !== 'required');
  if (faults.length > 0) return faults.map((f) => ({ field: `specificQuestions.${f.question}`, message: f.code }));
  const kind = new Map(all.map((q) => [q.id, q]));
  const kept = Object.fromEntries(
    Object.entries(keptAnswers(all, answers)).map(([id, answer]) => [id, storedAnswer(kind.get(id)!, answer)]),
  ) as Answers;
  return {
    specificQuestions: kept,
    accessibleSpecificQuestions: offerAnswers(all, kept) as Answers,
    questionSet: { field, version: set.version },
  };
}

/**
 * Answers that someone corrects, looked at by the version of the questions that asked and brought to one way of writing; what stays as
 * it was is not looked at.
 * @returns field errors instead when one is not asked, or not of its kind, or another set is named than the one that asked
 */
export function corrections(
  s: QuestionSetState,
  now: { readonly specificQuestions: Answers; readonly questionSet?: RequestAnswers['questionSet'] | undefined },
  named: RequestAnswers['questionSet'],
  given: Answers,
): Answers | FieldError[] {
  const changed = Object.keys(given).filter((id) => !same(given[id], now.specificQuestions[id]));
  const set = versionOf(s, named.field, named.version);
  const common = changed.every((id) => COMMON_QUESTIONS.some((q) => q.id === id));
  if (!set || (!common && now.questionSet && !same(now.questionSet, named))) return [{ field: 'questionSet', message: 'unknown' }];
  const all = requestQuestions(set.questions, given);
  const faults = answerFaults(all, given).filter((f) => changed.includes(f.question));
  if (faults.length > 0) return faults.map((f) => ({ field: `specificQuestions.${f.question}`, message: f.code }));
  const stored = all.filter((q) => changed.includes(q.id)).map((q) => [q.id, storedAnswer(q, given[q.id])]);
  return { ...given, ...Object.fromEntries(stored) } as Answers;
}

/**
 * Answers after someone corrected them. What offers show stays in step: an answer that was changed or taken away leaves them, for
 * no one has looked at it there; staff who want it back name it, and it is shown as it stands.
 * @throws Refused when an answer is to be shown that is not given, or is not the one given
 */
export function correctedAnswers(
  now: { readonly specificQuestions: Answers; readonly accessibleSpecificQuestions: Answers },
  given: { readonly specificQuestions?: Answers | undefined; readonly accessibleSpecificQuestions?: Answers | undefined },
): { specificQuestions?: Answers; accessibleSpecificQuestions?: Answers } {
  const all = given.specificQuestions ?? now.specificQuestions;
  const shown = given.accessibleSpecificQuestions;
  if (shown) {
    const wrong = Object.keys(shown).filter((id) => !same(shown[id], all[id]));
    if (wrong.length > 0)
      throw new Refused(
        'VALIDATION',
        'fields',
        wrong.map((id) => ({ field: `accessibleSpecificQuestions.${id}`, message: 'unknown' })),
      );
    return { ...given, accessibleSpecificQuestions: shown };
  }
  if (!given.specificQuestions) return {};
  const unchanged = Object.entries(now.accessibleSpecificQuestions).filter(([id, answer]) => same(answer, all[id]));
  return { specificQuestions: given.specificQuestions, accessibleSpecificQuestions: Object.fromEntries(unchanged) as Answers };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
