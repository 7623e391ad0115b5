import { useRouteLoaderData } from 'react-router';
import { shippedDocument } from '@jurilien/reference';
import { french, useLang } from '../../lang';
import type { Lang } from '../../routes.table';

/** The sentences beside the boxes of a request's forms, by the id of their part, and the version they are from. */
export interface ConsentTexts {
  readonly version: number;
  readonly said: Readonly<Record<string, string>>;
}

interface Document extends Readonly<
  Record<Lang, { readonly parts: readonly { readonly id: string; readonly paragraphs?: readonly string[] }[] }>
> {
  readonly version: number;
}
/** The sentences of a version in one language. */
export const sentencesOf = (document: Document, lang: Lang): ConsentTexts => ({
  version: document.version,
  said: Object.fromEntries(document[lang].parts.map(({ id, paragraphs = [] }) => [id, paragraphs.join(' ')])),
});

/** What a form asks agreement to: the version in force, as the frame was given it; what is shipped where there is no frame. */
export function useConsentTexts(): { readonly version: number; say(id: string): string } {
  const lang = useLang();
  const given = useRouteLoaderData<{ consents?: ConsentTexts }>('root')?.consents;
  const { version, said } = given ?? sentencesOf(shippedDocument('request-consents'), lang);
  return { version, say: (id) => (lang === 'fr' ? french(said[id] ?? '') : (said[id] ?? '')) };
}
