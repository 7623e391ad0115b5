import type { SafeContact, Told } from '@jurilien/reference';
import { fieldTexts } from '../intake';
import { useWords } from '../../lang';
import type { Lang } from '../../routes.table';

/** Answers in words, in both languages, as the API discloses them. */
export type DisclosedAnswers = Readonly<Record<Lang, readonly Told[]>>;
/** Wishes about being contacted, as codes. */
export interface WishCodes {
  readonly hours?: unknown;
  /** What the person asked for about being reached safely. */
  readonly safe?: SafeContact;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : [];

/** Wishes about being contacted, in words. */
export function useContactWords(): (value: unknown) => string[] {
  const f = useWords(fieldTexts);
  const words: Readonly<Record<string, string>> = { morning: f.contactMorning, afternoon: f.contactAfternoon, evening: f.contactEvening };
  return (value) => texts(value).map((v) => words[v] ?? v);
}
