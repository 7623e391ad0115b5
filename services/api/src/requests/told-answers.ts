import type { LeadState } from '@jurilien/lead';
import { questionSet, versionOf } from '@jurilien/questions';
import { requestQuestions, shippedSet, toldAnswers, type Told } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Answers as question and answer in words, in both languages: who reads them chooses. */
export interface ToldAnswers {
  readonly fr: readonly Told[];
  readonly en: readonly Told[];
}

/**
 * Answers of a request in the words of the version that asked: all of them on a contact sheet, those offers show before it. Wishes
 * about being contacted are said apart, before the number. A request of before versions is told in the words that are shipped.
 */
export async function toldAnswersOf(kernel: Kernel, s: LeadState, which: 'all' | 'offer'): Promise<ToldAnswers> {
  const { field, version } = s.questionSet ?? { field: s.facts.lawyerType ?? 'other', version: undefined };
  const set = version === undefined ? shippedSet(field) : versionOf(await stateOf(kernel, questionSet, field), field, version);
  const answers = which === 'all' ? { ...s.accessibleSpecificQuestions, ...s.specificQuestions } : s.accessibleSpecificQuestions;
  const asked = requestQuestions(set?.questions ?? [], answers).filter((q) => !q.id.startsWith('contact.'));
  return { fr: toldAnswers(asked, answers, 'fr'), en: toldAnswers(asked, answers, 'en') };
}
