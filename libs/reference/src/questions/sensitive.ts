import { optionsOf, type Question } from './question.js';
import { isAnswered, valuesOf } from './rules.js';
import { SHIPPED } from './sets/index.js';
import { COMMON_QUESTIONS } from './sets.js';

/** What a request says, as far as some of it may be sensitive. */
interface Said {
  /** Asked beside the questions of the field of law. */
  readonly hasCriminalFile?: unknown;
  readonly specificQuestions?: unknown;
}

const isMarked = (q: Question): boolean => q.sensitive === true || optionsOf(q).some((o) => o.sensitive);

/** What is shipped marked is sensitive in every version: an id, like the value of an option, never changes its meaning. */
const SHIPPED_MARKED: readonly Question[] = [...Object.values(SHIPPED).flat(), ...COMMON_QUESTIONS].filter(isMarked);
/** Whether a question was shipped as a sensitive one: no version of it is less so. */
export const shippedSensitive = (id: string): boolean => SHIPPED_MARKED.some((q) => q.id === id && q.sensitive === true);

const tells = (q: Question, answer: unknown): boolean =>
  isAnswered(answer) && (q.sensitive === true || optionsOf(q).some((o) => o.sensitive && valuesOf(answer).includes(o.value)));

/**
 * Whether a request tells of a criminal file, of health or of violence: the person then agrees to passing this on by itself, beside
 * the other consents (Law 25, s. 12). An answer of no tells as much as one of yes.
 * @param questions those of the version that asked, which may have marks of its own
 */
export function holdsSensitive({ hasCriminalFile, specificQuestions }: Said, questions: readonly Question[] = []): boolean {
  const answers = (specificQuestions ?? {}) as Readonly<Record<string, unknown>>;
  return isAnswered(hasCriminalFile) || [...SHIPPED_MARKED, ...questions].some((q) => tells(q, answers[q.id]));
}
