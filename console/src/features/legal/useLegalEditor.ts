import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { canonical, inForceAt, legalFaults, localDate, saysTheSame, type LegalCode } from '@jurilien/reference';
import { changesOfList } from '../../components/drafting/changes-of-list';
import { useDrafting } from '../../components/drafting/useDrafting';
import { dayAfter, typedOf, versionsOf, writtenOf, type AnyVersion, type Typed, type TypedPart } from './versions';

const NEW: TypedPart = { id: '', title: { fr: '', en: '' }, body: { fr: '', en: '' } };

/** What the editor starts from: the draft, or the last version with its day and its summary still to be written. */
function startOf(row: LegalDocumentRow | undefined, last: AnyVersion): Typed {
  if (row?.draft) return typedOf(row.draft);
  const today = localDate(new Date().toISOString(), 'QC');
  return typedOf({ ...last, changes: { fr: [], en: [] }, effectiveOn: dayAfter(today > last.effectiveOn ? today : last.effectiveOn) });
}

const same = (a: Typed, b: Typed): boolean => canonical(writtenOf(a)) === canonical(writtenOf(b));

/** The editor of a document: its versions, what is typed, and what is in the way of saving and publishing it. */
export const useLegalEditor = (code: LegalCode, row: LegalDocumentRow | undefined, reread: () => Promise<unknown>) => {
  const versions = versionsOf(code, row);
  const last = versions[0]!;
  const editor = useDrafting<Typed>({
    slot: `legal ${code}`,
    kept: startOf(row, last),
    same,
    command: 'SaveLegalDocument',
    payload: (typed) => ({ code, ...writtenOf(typed) }),
    expectedVersion: row?.version ?? 0,
    reread,
  });
  const { typed, set } = editor;
  const faults = legalFaults(code, writtenOf(typed));
  const parts = changesOfList(typed.parts, (next) => set({ ...typed, parts: next }));
  return {
    ...editor,
    parts: { ...parts, add: () => parts.add(NEW) },
    versions,
    last,
    inForce: inForceAt(versions.toReversed(), new Date().toISOString()),
    faults,
    whyNoPublish: editor.whyNoPublish({
      isNews: Boolean(row?.draft && !saysTheSame(row.draft, last)),
      faults: faults.length,
      writers: row?.writers,
    }),
  };
};
export type LegalEditor = ReturnType<typeof useLegalEditor>;
