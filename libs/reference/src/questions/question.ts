/** A text in both languages. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** How a question is answered: one option, several, yes or no, words, a whole number, dollars, or a day. */
export const KINDS = ['one', 'many', 'yes-no', 'text', 'number', 'money', 'date'] as const;
export type QuestionKind = (typeof KINDS)[number];

/** Who reads an answer before someone accepts the request: everyone it is offered to, or no one (3.1, IN2). */
export const LEVELS = ['offer', 'accepted'] as const;
export type Level = (typeof LEVELS)[number];

/** One of the answers offered; its value is stored, so it never changes its meaning. */
export interface Option extends Words {
  readonly value: string;
  /** This answer is about a criminal file, health or violence, whatever the others of its question are about. */
  readonly sensitive?: boolean;
}

/** Asked only when an earlier question, itself asked, was answered with one of these. */
export interface Condition {
  readonly question: string;
  readonly is: readonly string[];
}

/** One question of a field of law. Its id travels with the answer, so it never changes its meaning. */
export interface Question {
  /** `family.union`: letters, digits, dots and hyphens. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly label: Words;
  /** How to answer, under the label. */
  readonly hint?: Words;
  /** Why it is asked, behind « Pourquoi cette question? ». */
  readonly why?: Words;
  /** Of `one` and `many`; `yes-no` has its own. */
  readonly options?: readonly Option[];
  readonly required?: boolean;
  readonly visible: Level;
  /** Words that may run over several lines. */
  readonly long?: boolean;
  /** Any answer to it is about a criminal file, health or violence, and is agreed to by itself (`holdsSensitive`). */
  readonly sensitive?: boolean;
  /** All must hold; without any the question is always asked. */
  readonly when?: readonly Condition[];
}

/** The questions of a field of law, as published once and for ever. */
export interface QuestionSet {
  readonly field: string;
  readonly version: number;
  readonly questions: readonly Question[];
}

/** An answer as it is stored: the value of an option, several, words, or a number or day written as text. */
export type Answer = string | number | boolean | readonly string[] | null;
/** Answers by question id. */
export type AnswersById = Readonly<Record<string, unknown>>;

export const YES_NO: readonly Option[] = [
  { value: 'yes', fr: 'Oui', en: 'Yes' },
  { value: 'no', fr: 'Non', en: 'No' },
];

/** What may be chosen; nothing where the answer is written. */
export const optionsOf = (q: Pick<Question, 'kind' | 'options'>): readonly Option[] =>
  q.kind === 'yes-no' ? YES_NO : q.kind === 'one' || q.kind === 'many' ? (q.options ?? []) : [];
