import { dayWords } from '../time/times.js';
import { optionsOf, type AnswersById, type Question } from './question.js';
import { valuesOf } from './rules.js';
import { dollars, realDay } from './written.js';

/** A question and its answer in words, as a reader sees them. */
export interface DisclosedAnswer {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

const inDollars = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(
    amount,
  );

function inWords(q: Question, answer: unknown, lang: 'fr' | 'en'): string {
  const locale = `${lang}-CA`;
  const worded = (value: string): string => {
    if (q.kind === 'money') {
      const amount = dollars(value);
      return amount === undefined ? value : inDollars(Number(amount), locale);
    }
    if (q.kind === 'date') {
      const day = realDay(value);
      return day ? dayWords(day, lang) : value;
    }
    return optionsOf(q).find((o) => o.value === value)?.[lang] ?? value;
  };
  return valuesOf(answer).map(worded).join(', ');
}

/**
 * Answers as question and answer in words, in the order of the questions. An answer that is not of its question's kind, as one
 * of before the set had versions, stands as it was written.
 */
export const disclosedAnswers = (questions: readonly Question[], answers: AnswersById, lang: 'fr' | 'en'): DisclosedAnswer[] =>
  questions.flatMap((q) => {
    const value = inWords(q, answers[q.id], lang);
    return value ? [{ id: q.id, label: q.label[lang], value }] : [];
  });
