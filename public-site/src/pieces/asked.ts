import { requestQuestions, shippedSet, toldAnswers } from '@jurilien/reference';
import { fieldTexts } from '../i18n/fields';
import { useWords } from '../lang';
import type { Lang } from '../routes.table';

/** Answers to the questions of a field of law and of contact, by question id. */
export type AnswerMap = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : [];

/** Answers to a field's own questions, in words: question and answer. */
export const answersOf = (field: string, answers: AnswerMap, lang: Lang): (readonly [string, string])[] =>
  toldAnswers(requestQuestions(shippedSet(field)?.questions ?? [], answers), answers, lang).flatMap((told) =>
    told.id.startsWith('contact.') ? [] : [[told.label, told.value] as const],
  );

/** Wishes about being contacted, in words. */
export function useContactWords(): (value: unknown) => string[] {
  const f = useWords(fieldTexts);
  const words: Readonly<Record<string, string>> = {
    morning: f.contactMorning,
    afternoon: f.contactAfternoon,
    evening: f.contactEvening,
    'no-voicemail': f.contactNoVoicemail,
    'no-subject': f.contactNoSubject,
    'email-only': f.contactEmailOnly,
  };
  return (value) => texts(value).map((v) => words[v] ?? v);
}
