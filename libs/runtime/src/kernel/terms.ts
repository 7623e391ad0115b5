import { currentState, streamOf, type Config, type ConfigVersions, type EventStore } from '@jurilien/event-sourcing';
import { legalDocument, type LegalDocumentState } from '@jurilien/legal';
import type { Database, Signals } from '@jurilien/persistence';
import { SHIPPED_TERMS, withTerms, type TermsVersion } from '@jurilien/reference';

const DOCUMENT = streamOf(legalDocument, 'professional-terms');
/** A version is known everywhere within a second of its publication, and looked for no oftener than this. */
const SOON_MS = 400;
/** A notification may be lost. */
const NET_MS = 30_000;

/** The terms of professionals as this process knows them, beside the configuration. */
export interface FollowedTerms {
  /** The same configurations, in which `professionalTerms` are the versions that were published. */
  readonly configuration: ConfigVersions;
  /** Starts to follow; what is there already is known when this is done. */
  follow(log: Followed): Promise<void>;
  close(): void;
}
interface Followed {
  readonly store: EventStore;
  readonly db: Database;
  readonly signals: Signals;
}

/**
 * Follows the versions of the professional terms, so that a rule reads them like a value: no decision and no ranking asks the log. The
 * list has the day of each version, so one list is right for every instant of the past too.
 */
export function followTerms(values: ConfigVersions): FollowedTerms {
  let terms: readonly TermsVersion[] = [{ effectiveOn: SHIPPED_TERMS }];
  let made = new WeakMap<Config, Config>();
  const among = (config: Config): Config => {
    const known = made.get(config) ?? withTerms(config, terms);
    made.set(config, known);
    return known;
  };
  const configuration: ConfigVersions = {
    current: () => among(values.current()),
    at: (version) => among(values.at(version)),
    upTo: (version) => values.upTo(version),
  };
  let stop = (): void => undefined;
  return {
    configuration,
    async follow({ store, db, signals }) {
      let version = 0;
      const look = async (): Promise<void> => {
        const [last] = await db.query<{ n: number }>('select coalesce(max(version), 0)::int as n from events where stream = $1', [
          `${legalDocument.category}-${DOCUMENT.id}`,
        ]);
        if (last!.n === version) return;
        const state = (await currentState(store, DOCUMENT)) as LegalDocumentState;
        version = last!.n;
        terms = [{ effectiveOn: SHIPPED_TERMS }, ...state.terms];
        made = new WeakMap();
      };
      stop = lookAgain(look, signals);
      // A process may start before its first migration: what cannot be read yet is read by the next look.
      await look().catch(() => undefined);
    },
    close: () => stop(),
  };
}

/** Looks soon after the log has grown, and now and then without. */
function lookAgain(look: () => Promise<void>, signals: Signals): () => void {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    timer = undefined;
    await look().catch(() => undefined);
  };
  const soon = (): void => {
    if (closed || timer) return;
    timer = setTimeout(() => void run(), SOON_MS);
    timer.unref();
  };
  const off = signals.onAppended(soon);
  const net = setInterval(soon, NET_MS);
  net.unref();
  return () => {
    closed = true;
    off();
    clearTimeout(timer);
    clearInterval(net);
  };
}
