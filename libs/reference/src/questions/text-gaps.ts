import type { Question, Words } from './question.js';

/** A text of a question that one language does not have. */
export interface QuestionGap {
  readonly question: string;
  readonly part: 'label' | 'hint' | 'why' | 'option';
  /** The value of the option. */
  readonly of?: string;
  readonly code: 'fr-missing' | 'en-missing';
}

/** The languages that a text lacks; a text that no language has is not asked for. */
export const lacking = (words: Partial<Words> | undefined): QuestionGap['code'][] =>
  words === undefined ? [] : (['fr', 'en'] as const).filter((lang) => !words[lang]?.trim()).map((lang) => `${lang}-missing` as const);

/** Every text that questions lack in a language: what a draft still needs, and what readers of the other language would miss. */
export const questionGaps = (questions: readonly Question[]): QuestionGap[] =>
  questions.flatMap((q) => [
    ...(['label', 'hint', 'why'] as const).flatMap((part) => lacking(q[part]).map((code) => ({ question: q.id, part, code }))),
    ...(q.options ?? []).flatMap((option) =>
      lacking(option).map((code) => ({ question: q.id, part: 'option' as const, of: option.value, code })),
    ),
  ]);
