import { useDraft } from '../../useDraft';
import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { pairId, type Pair } from './pairs';

/** A change as it is put together: its name stays, so that it can be sent again once it is corrected. */
export interface DraftChange {
  readonly changeId: string;
  readonly set: readonly Pair[];
  /** When it is to be applied, as the field of a form has it; nothing for at once. */
  readonly effectiveAt?: string | undefined;
  /** It was proposed before: sending it again clears its approval. */
  readonly proposed?: true;
}

/** The change someone is putting together: kept until it is proposed or given up, also over a reload. */
export const useDraftChange = () => {
  const [draft, write, restored] = useDraft<DraftChange>('configuration change');
  const change = draft ?? { changeId: crypto.randomUUID(), set: [] };
  const keep = (set: readonly Pair[]) => write(set.length > 0 ? { ...change, set } : undefined);
  return {
    change,
    restored,
    valueOf: (pair: Pick<Pair, 'key' | 'scope'>) => change.set.find((one) => pairId(one) === pairId(pair)),
    put: (pair: Pair) =>
      keep(
        change.set.some((one) => pairId(one) === pairId(pair))
          ? change.set.map((one) => (pairId(one) === pairId(pair) ? pair : one))
          : [...change.set, pair],
      ),
    drop: (pair: Pick<Pair, 'key' | 'scope'>) => keep(change.set.filter((one) => pairId(one) !== pairId(pair))),
    schedule: (effectiveAt: string | undefined) => write({ ...change, effectiveAt }),
    /** Takes up a change that was proposed before. */
    begin: (proposed: DraftChange) => write(proposed),
    forget: () => write(undefined),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');
/** An instant as a field of date and time has it, on the clock of who reads. */
const atClock = (instant: string): string => {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};
/** The instant of such a field; nothing while it is empty or half typed. */
export const instantOf = (atClock: string | undefined): string | undefined => {
  const at = new Date(atClock ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};
/** One's own proposal, to be corrected and sent again. */
export const draftOf = ({ id, set, effectiveAt }: ConfigChangeRow): DraftChange => ({
  changeId: id,
  set: set.map(({ key, scope, value }) => ({ key, scope, value })),
  ...(effectiveAt ? { effectiveAt: atClock(effectiveAt) } : {}),
  proposed: true,
});
