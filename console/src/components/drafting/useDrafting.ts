import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { useCommand } from '../commands/useCommand';

/** A draft of something that has versions, and how it is saved. */
interface Drafted<T> {
  /** Where what is unsaved outlives a reload. */
  readonly slot: string;
  /** What is kept: the draft, or what a new one begins from. */
  readonly kept: T;
  readonly same: (a: T, b: T) => boolean;
  readonly command: string;
  readonly payload: (typed: T) => Record<string, unknown>;
  readonly expectedVersion: number;
  readonly reread: () => Promise<unknown>;
}

/** What is in the way of publishing what is kept, beside what is unsaved. */
interface Standing {
  /** Whether what is kept differs from the last version. */
  readonly isNews: boolean;
  readonly faults: number;
  /** Who wrote in it, where none of them publishes it. */
  readonly writers?: readonly string[];
}

/** The editor of a draft: what is typed, whether it is saved, and what is in the way of saving and publishing it. */
export function useDrafting<T>({ slot, kept, same, command, payload, expectedVersion, reread }: Drafted<T>) {
  const t = useT();
  const online = useOnline();
  const { run, busy, problem } = useCommand();
  const [written, write, restored] = useDraft<T>(slot);
  const typed = written ?? kept;
  const dirty = written !== undefined && !same(written, kept);
  const forbidden = online ? whyNotAs(me().role, command) : t('actions.why.offline');
  const save = async () => {
    const sent = await run(command, payload(typed), { expectedVersion });
    if (!sent.ok) return;
    // What was typed stays on the page until what is kept says it.
    await reread();
    write(undefined);
  };
  const whyNoPublish = ({ isNews, faults, writers = [] }: Standing): string | undefined => {
    if (forbidden) return forbidden;
    if (dirty) return t('drafting.whySave');
    if (!isNews) return t('drafting.whySame');
    if (faults > 0) return t('drafting.whyFaults', { count: faults });
    return writers.includes(me().id) ? t('drafting.whyOwn') : undefined;
  };
  return {
    typed,
    dirty,
    restored: restored && dirty,
    set: (next: T) => write(next),
    giveUp: () => write(undefined),
    forbidden,
    save: () => void save(),
    whyNoPublish,
    busy: Boolean(busy),
    problem,
  };
}
export type Drafting = Omit<ReturnType<typeof useDrafting<unknown>>, 'typed' | 'set' | 'whyNoPublish'>;
