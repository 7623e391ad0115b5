import { useCode } from '../../useT';
import type { LegalEditor } from './useLegalEditor';
import type { Lang } from './versions';

/** What keeps a part of a document from being published, in words, by language. */
export function useWrong({ faults }: Pick<LegalEditor, 'faults'>, part: string) {
  const code = useCode();
  const own = faults.filter((fault) => fault.part === part);
  const byLang: Partial<Record<Lang, string>> = {};
  for (const fault of own) byLang[fault.lang] ??= code('legalFaults', fault.code);
  return { any: own.length > 0, byLang };
}
