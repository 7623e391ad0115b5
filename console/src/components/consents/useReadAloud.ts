import { shippedDocument, textName, type FormTextCode, type LegalPart } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import type { Locale } from '../../locale';

/** What is read aloud to a caller, in their language, and the name under which their answers are kept. */
export interface ReadAloud {
  readonly name: string;
  say(part: string): string;
}

/** The version in force; what is shipped where it cannot be read. None while it is not known, so that nothing else is read aloud. */
export function useReadAloud(code: FormTextCode, lang: Locale): ReadAloud | undefined {
  const { data, isError } = useQuery({
    queryKey: ['legal', code],
    queryFn: ({ signal }) => ask('GET /api/public/legal/:code', { params: { code }, query: {}, signal }),
    staleTime: 60_000,
  });
  const text = data ?? (isError ? shippedDocument(code) : undefined);
  if (!text) return undefined;
  const parts: readonly LegalPart[] = text[lang].parts;
  return {
    name: textName({ document: code, version: text.version, lang }),
    say: (id) => (parts.find((part) => part.id === id)?.paragraphs ?? []).join(' '),
  };
}
