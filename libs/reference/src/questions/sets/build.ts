import type { Condition, Level, Option, Question, QuestionKind, Words } from '../question.js';

export const words = (fr: string, en: string): Words => ({ fr, en });
export const option = (value: string, fr: string, en: string): Option => ({ value, fr, en });
/** An answer that is about a criminal file, health or violence, among others that are not. */
export const sensitive = (value: string, fr: string, en: string): Option => ({ ...option(value, fr, en), sensitive: true });
export const when = (question: string, ...is: string[]): Condition => ({ question, is });

/** What a question may have besides its id, level and label. */
type More = Partial<Pick<Question, 'hint' | 'why' | 'required' | 'long' | 'when' | 'sensitive'>>;

const written =
  (kind: QuestionKind) =>
  (id: string, visible: Level, label: Words, more: More = {}): Question => ({ id, kind, visible, label, ...more });
const chosen =
  (kind: QuestionKind) =>
  (id: string, visible: Level, label: Words, options: readonly Option[], more: More = {}): Question => ({
    id,
    kind,
    visible,
    label,
    options,
    ...more,
  });

export const one = chosen('one');
export const many = chosen('many');
export const yesNo = written('yes-no');
export const money = written('money');
export const number = written('number');
export const date = written('date');
/** Free words are read only after acceptance: no one has looked at them before. */
export const text = (id: string, label: Words, more: More = {}): Question => written('text')(id, 'accepted', label, more);

/** Yes, no, or not knowing: where a wrong guess would be worse than none. */
export const YES_NO_UNSURE: readonly Option[] = [
  option('yes', 'Oui', 'Yes'),
  option('no', 'Non', 'No'),
  option('unsure', 'Je ne sais pas', 'I don’t know'),
];
