import { calendarDay } from '@jurilien/reference';
import { french, QUESTIONS, SHARED_QUESTIONS, type Answers, type Answered, type Question } from '@jurilien/reference/child-support';
import { faultText } from './words/calculator-faults';
import type { Lang } from '../../routes.table';

/** Today where our offices are. */
export const today = (): string => calendarDay(Date.now());

/** The answers of a form or of an address. */
export const answersFrom = (given: FormData | URLSearchParams, questions: readonly Question[] = QUESTIONS): Answers =>
  Object.fromEntries(
    questions.flatMap((q) => {
      const value = given.get(q);
      return typeof value === 'string' && value !== '' ? [[q, value.slice(0, 60)]] : [];
    }),
  );

/** What may be shared: where, and with whom the children live; never what someone earns. */
export const sharedQuery = (answers: Answers): URLSearchParams =>
  new URLSearchParams(SHARED_QUESTIONS.flatMap((q) => (answers[q] ? [[q, answers[q]] as [string, string]] : [])));

/** What is wrong, at each question, in the language of the page. */
export function errorsOf(answered: Answered, lang: Lang): Partial<Record<Question, string>> {
  if (answered.ok) return {};
  const say = (text: string): string => (lang === 'fr' ? french(text) : text);
  // In the order of the page, whatever was looked at first.
  return Object.fromEntries(QUESTIONS.flatMap((q) => (answered.faults[q] ? [[q, say(faultText(lang, q, answered.faults[q]))]] : [])));
}
