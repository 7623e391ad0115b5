import { useRouteLoaderData } from 'react-router';
import { textName, type FormTextCode } from '@jurilien/reference';
import { french, useLang } from '../../lang';
import type { LegalPart, LegalShown } from './shown';

/** The sentences of a form in both languages, and the version they are from. */
interface FormText extends Readonly<Record<'fr' | 'en', readonly LegalPart[]>> {
  readonly version: number;
}
export type FormTexts = Readonly<Partial<Record<FormTextCode, FormText>>>;

/** What a form needs of a version of its text. */
export const formTextOf = ({ version, fr, en }: Pick<LegalShown, 'version' | 'fr' | 'en'>): FormText => ({
  version,
  fr: fr.parts,
  en: en.parts,
});

interface Sentences {
  /** Which text is shown, as a form posts it: who agrees, agrees to this. */
  readonly name: string;
  say(part: string): string;
  title(part: string): string;
  items(part: string): readonly string[];
}

/** What a form asks agreement to: the version in force, as the frame was given it with the page; in another language than the page’s where one is named. */
export function useFormText(code: FormTextCode, other?: 'fr' | 'en'): Sentences {
  const own = useLang();
  const lang = other ?? own;
  const text = useRouteLoaderData<{ texts?: FormTexts }>('root')?.texts?.[code];
  const set = (words: string): string => (lang === 'fr' ? french(words) : words);
  const part = (id: string): LegalPart | undefined => text?.[lang].find((p) => p.id === id);
  return {
    name: textName({ document: code, version: text?.version ?? 1, lang }),
    say: (id) => set((part(id)?.paragraphs ?? []).join(' ')),
    title: (id) => set(part(id)?.title ?? ''),
    items: (id) => (part(id)?.items ?? []).map(set),
  };
}
