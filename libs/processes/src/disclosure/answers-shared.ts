import type { LeadState } from '@jurilien/lead';
import type { QuestionSetState } from '@jurilien/questions';
import { versionOf } from '@jurilien/questions';
import { requestQuestions, shippedSet, disclosedAnswers, type DisclosedAnswer } from '@jurilien/reference';

/** Answers as question and answer in words, in both languages: the reader chooses. */
export interface SharedAnswers {
  readonly fr: readonly DisclosedAnswer[];
  readonly en: readonly DisclosedAnswer[];
}

/** The question set whose versions a request was answered in, by its field. */
export const askedFieldOf = (s: LeadState): string => s.questionSet?.field ?? s.facts.lawyerType ?? 'other';

/**
 * Answers of a request in the words of the version that asked: all of them on a contact sheet, on an offer those that may be shown
 * before acceptance. Wishes about being contacted are shown apart, before the number. A request older than versions is shown in the
 * shipped words.
 * @param set the state of the field's question set (`askedFieldOf`)
 */
export function answersShared(s: LeadState, set: QuestionSetState, which: 'all' | 'offer'): SharedAnswers {
  const field = askedFieldOf(s);
  const asked = s.questionSet ? versionOf(set, field, s.questionSet.version) : shippedSet(field);
  const answers = which === 'all' ? { ...s.accessibleSpecificQuestions, ...s.specificQuestions } : s.accessibleSpecificQuestions;
  const questions = requestQuestions(asked?.questions ?? [], answers).filter((q) => !q.id.startsWith('contact.'));
  return { fr: disclosedAnswers(questions, answers, 'fr'), en: disclosedAnswers(questions, answers, 'en') };
}
