import type { AnswersById, Question, QuestionSet } from './question.js';
import { isAnswered } from './rules.js';
import { SHIPPED } from './sets/index.js';
import { COMMON } from './sets/shared.js';

/** Version of what is shipped. It stays as it is: a change is published in the console, as version 2 and so on. */
export const SHIPPED_VERSION = 1;

/** The questions a field of law is shipped with; nothing for a code that is no field. */
export function shippedSet(field: string): QuestionSet | undefined {
  const questions = Object.hasOwn(SHIPPED, field) ? SHIPPED[field] : undefined;
  return questions && { field, version: SHIPPED_VERSION, questions };
}

/** Asked with every request whatever its field: how to be reached, and what cannot wait. Always available, so never in offers of a version. */
export const COMMON_QUESTIONS: readonly Question[] = COMMON;

/**
 * Everything a request may answer: the questions of its set, and those of every request. One of these that the set asks under
 * a condition stands by itself where the condition's question was not answered, as in the quick request.
 */
export function requestQuestions(questions: readonly Question[], answers: AnswersById): readonly Question[] {
  const common = new Set(COMMON.map((q) => q.id));
  const alone = (q: Question): boolean => common.has(q.id) && (q.when ?? []).some((c) => !isAnswered(answers[c.question]));
  const own = new Set(questions.map((q) => q.id));
  return [...questions.map((q) => (alone(q) ? { ...q, when: [] } : q)), ...COMMON.filter((q) => !own.has(q.id))];
}

/** Whether a field of law asks about a criminal file, or about a job at risk (specification 3.1). */
const CRIMINAL_FILE: ReadonlySet<string> = new Set(['criminal', 'immigration', 'labour']);
export const asksCriminalFile = (field: string): boolean => CRIMINAL_FILE.has(field);
export const asksJobPeril = (field: string): boolean => CRIMINAL_FILE.has(field);
