import { optionsOf, type AnswersById, type Question } from './question.js';
import { askedQuestions, isAnswered, valuesOf } from './rules.js';
import { dollars, realDay, whole } from './written.js';

/** Longest answer in words (specification 3.1: as the description). */
export const ANSWER_MAX = 4000;

/** What is wrong with an answer: the question, and a stable code that the front ends have words for. */
export interface Fault {
  readonly question: string;
  readonly code: FaultCode;
}
export type FaultCode =
  'unknown' | 'required' | 'option' | 'invalid' | `max:${typeof ANSWER_MAX}` | 'number' | 'money' | 'date' | 'under14';

const TOO_LONG = `max:${ANSWER_MAX}` as const;
/** Letters of a text as people count them: an emoji is one. */
const length = (text: string): number => [...text].length;

/** What is wrong with one answer; nothing when it is right, and nothing when it is absent. */
export function faultOf(q: Question, answer: unknown): FaultCode | undefined {
  if (!isAnswered(answer)) return undefined;
  const values = valuesOf(answer);
  if (q.kind !== 'many' && Array.isArray(answer) && values.length > 1) return 'invalid';
  const value = values[0]!;
  switch (q.kind) {
    case 'one':
    case 'many':
    case 'yes-no':
      return values.every((v) => optionsOf(q).some((o) => o.value === v)) ? undefined : 'option';
    case 'text':
      return length(value) > ANSWER_MAX ? TOO_LONG : undefined;
    case 'number':
      return whole(value) === undefined ? 'number' : undefined;
    case 'money':
      return dollars(value) === undefined ? 'money' : undefined;
    case 'date':
      return realDay(value) === undefined ? 'date' : undefined;
  }
}

/** Below this age a parent or tutor agrees for the child (Law 25, s. 4.1), and makes the request: the form stops, and says whom to call. */
const ALONE_FROM = 14;
/** The question about the age of a young person who says that the request is theirs, where the answer is too young. */
const tooYoung = (answers: AnswersById): string | undefined =>
  valuesOf(answers['youth.who']).includes('young') && Number(whole(valuesOf(answers['youth.age'])[0] ?? '') ?? ALONE_FROM) < ALONE_FROM
    ? 'youth.age'
    : undefined;

/**
 * Everything that is wrong with the answers to a set: an id it does not have, a required question without an answer, an answer
 * that is not of its kind, an age that asks for a parent. What is no longer asked is not looked at: it is dropped.
 */
export function answerFaults(questions: readonly Question[], answers: AnswersById): Fault[] {
  const known = new Set(questions.map((q) => q.id));
  const unknown = Object.keys(answers).filter((id) => !known.has(id));
  const alone = tooYoung(answers);
  return [
    ...askedQuestions(questions, answers).flatMap((q): Fault[] => {
      const given = q.id === alone ? 'under14' : faultOf(q, answers[q.id]);
      const code = isAnswered(answers[q.id]) ? given : q.required ? 'required' : undefined;
      return code ? [{ question: q.id, code }] : [];
    }),
    ...unknown.map((question): Fault => ({ question, code: 'unknown' })),
  ];
}
