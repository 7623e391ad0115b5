import type { MessageTemplateRow } from '@jurilien/rows/automation';
import { canonical } from '@jurilien/reference';
import { useDrafting } from '../../components/drafting/useDrafting';
import { useT } from '../../useT';
import { typedOf, writtenOf, type Template, type TemplateText, type Typed } from './typed';

const same = (a: Typed, b: Typed): boolean => canonical(writtenOf(a)) === canonical(writtenOf(b));

/** A version with who published it; what is shipped has no publisher. */
export interface AnyVersion {
  readonly version: number;
  readonly text: TemplateText;
  readonly at: string | null;
  readonly by: string | null;
  readonly reason?: string;
}

/** The editor of a template: its versions, what is typed, and what is in the way of saving and publishing it. */
export function useTemplateEditor(template: Template, row: MessageTemplateRow | undefined, reread: () => Promise<unknown>) {
  const t = useT();
  const { code, shipped, needsSecondPerson, retired } = template;
  const versions: readonly AnyVersion[] = [
    ...((row?.versions ?? []) as AnyVersion[]).toReversed(),
    { version: 1, text: shipped, at: null, by: null },
  ];
  const inForce = versions.find(({ version }) => version === (row?.inForce ?? template.inForce))!;
  const drafting = useDrafting<Typed>({
    slot: `template ${code}`,
    kept: typedOf(row?.draft ?? inForce.text, shipped),
    same,
    command: 'SaveTemplateDraft',
    payload: (typed) => ({ code, text: writtenOf(typed) }),
    expectedVersion: row?.version ?? 0,
    reread,
  });
  const isNews = Boolean(row?.draft) && !same(typedOf(row!.draft!, shipped), typedOf(inForce.text, shipped));
  const whyNoPublish = (faults: number, looked: boolean): string | undefined => {
    if (retired) return t('templates.whyRetired');
    const standing = drafting.whyNoPublish({ isNews, faults, ...(needsSecondPerson ? { writers: row?.writers ?? [] } : {}) });
    return standing ?? (looked ? undefined : t('templates.whyPreview'));
  };
  return {
    ...drafting,
    forbidden: retired ? t('templates.whyRetired') : drafting.forbidden,
    put: (place: string, lang: 'fr' | 'en', said: string) =>
      drafting.set({ ...drafting.typed, [place]: { ...drafting.typed[place]!, [lang]: said } }),
    versions,
    inForce,
    last: versions[0]!,
    whyNoPublish,
  };
}
export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
