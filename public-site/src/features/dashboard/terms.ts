import { proDashboardTexts } from './words/pro-dashboard';
import { day, fill, useLang, useWords } from '../../lang';
import type { Pro } from '../../pro';

/** What it means that the terms in force are not agreed to yet; nothing once they are. */
export function useTermsLeft({ me: { terms, termsBarAt } }: Pro): string | undefined {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  if (terms === 'current') return undefined;
  return terms === 'notice' && termsBarAt ? fill(t.termsNotice, { day: day(termsBarAt, lang) }) : t.termsDue;
}
