import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { canonical, inForceAt, legalFaults, localDate, saysTheSame, type LegalCode } from '@jurilien/reference';
import { useCommand } from '../../components/commands/useCommand';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { dayAfter, typedOf, versionsOf, writtenOf, type AnyVersion, type Typed, type TypedPart } from './versions';

const NEW: TypedPart = { id: '', title: { fr: '', en: '' }, body: { fr: '', en: '' } };

/** What the editor starts from: the draft, or the last version with its day and its summary still to be written. */
function startOf(row: LegalDocumentRow | undefined, last: AnyVersion): Typed {
  if (row?.draft) return typedOf(row.draft);
  const today = localDate(new Date().toISOString(), 'QC');
  return typedOf({ ...last, changes: { fr: [], en: [] }, effectiveOn: dayAfter(today > last.effectiveOn ? today : last.effectiveOn) });
}

/** The words as they are typed: what is unsaved outlives a reload, and goes when it says what is kept. */
const useTyped = (code: LegalCode, kept: Typed) => {
  const [typed, write, restored] = useDraft<Typed>(`legal ${code}`);
  const same = (a: Typed, b: Typed) => canonical(writtenOf(a)) === canonical(writtenOf(b));
  const dirty = typed !== undefined && !same(typed, kept);
  return { typed: typed ?? kept, dirty, restored: restored && dirty, set: (next: Typed) => write(next), giveUp: () => write(undefined) };
};

/** Every change of the list of parts. */
const partsOf = ({ typed, set }: Pick<ReturnType<typeof useTyped>, 'typed' | 'set'>) => {
  const { parts } = typed;
  const put = (next: readonly TypedPart[]) => set({ ...typed, parts: next });
  return {
    change: (at: number, part: TypedPart) => put(parts.map((p, n) => (n === at ? part : p))),
    remove: (at: number) => put(parts.filter((_, n) => n !== at)),
    add: () => put([...parts, NEW]),
    move: (at: number, by: -1 | 1) => {
      const next = [...parts];
      [next[at], next[at + by]] = [next[at + by]!, next[at]!];
      put(next);
    },
  };
};

/** The editor of a document: its versions, what is typed, and what is in the way of saving and publishing it. */
export const useLegalEditor = (code: LegalCode, row: LegalDocumentRow | undefined, reread: () => Promise<unknown>) => {
  const t = useT();
  const online = useOnline();
  const { run, busy, problem } = useCommand();
  const versions = versionsOf(code, row);
  const last = versions[0]!;
  const inForce = inForceAt(versions.toReversed(), new Date().toISOString());
  const typed = useTyped(code, startOf(row, last));
  const written = writtenOf(typed.typed);
  const faults = legalFaults(code, written);
  const forbidden = online ? whyNotAs(me().role, 'SaveLegalDocument') : t('actions.why.offline');
  const save = async () => {
    const sent = await run('SaveLegalDocument', { code, ...written }, { expectedVersion: row?.version ?? 0 });
    if (!sent.ok) return;
    // What was typed stays on the page until what is kept says it.
    await reread();
    typed.giveUp();
  };
  const whyNoPublish = (): string | undefined => {
    if (forbidden) return forbidden;
    if (typed.dirty) return t('legal.whySave');
    if (!row?.draft || saysTheSame(row.draft, last)) return t('legal.whySame');
    if (faults.length > 0) return t('legal.whyFaults', { count: faults.length });
    return row.writers.includes(me().id) ? t('legal.whyOwn') : undefined;
  };
  return {
    ...typed,
    parts: partsOf(typed),
    versions,
    last,
    inForce,
    faults,
    forbidden,
    save: () => void save(),
    whyNoPublish: whyNoPublish(),
    busy: Boolean(busy),
    problem,
  };
};
export type LegalEditor = ReturnType<typeof useLegalEditor>;
