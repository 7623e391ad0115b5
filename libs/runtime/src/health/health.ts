import { countSetAside, diskHasRoom, migrationsDone, readerStates, SCHEMA_VERSION, within, type ReaderState } from '@jurilien/persistence';
import { WrongKeys } from '../settings/held-keys.js';
import type { Kernel } from '../kernel/kernel.js';
import { readersOf } from '../kernel/readers.js';

/**
 * What a process needs to do its work, by name: `ok`, or in a few words what is wrong. What begins with `degraded` waits for a person
 * while the process does its work. Never an address, never an error's own text.
 */
export type Checks = Readonly<Record<string, string>>;
/** One look: nothing when all is well, else what is wrong. */
export type Look = () => Promise<string | undefined>;

export interface Health {
  /** What the last look found, at most a few seconds ago. */
  checks(): Promise<Checks>;
  stop(): void;
}

/** From an inability to its being said: this pause, and the patience. Together they stay under the five seconds that are promised. */
const EVERY_MS = 1_000;
const PATIENCE_MS = 1_800;
/** A reader that has something to read and has not moved for this long is not reading. */
const STILL_MS = 3_000;
/** A process that answered no one for this long could not do its work, and says so for a moment after. */
const BLOCKED_MS = 2_000;
const SAID_FOR_MS = 3_000;
const TICK_MS = 250;
/** So many readers are named; where all stand still, a few are enough. */
const NAMED = 5;

const SILENT = 'does not answer';

/**
 * Looks once a second whether this process can do its work: each caller is answered at once with what the last look found, and
 * costs the database nothing.
 * @param looks what this process needs beyond what every process does
 */
export function watchHealth(kernel: Kernel, looks: Readonly<Record<string, Look>> = {}): Health {
  const loop = eventLoop();
  const readers = readersWatch(kernel);
  const ours: Record<string, Look> = {
    schema: async () => ((await migrationsDone(kernel.db)) < SCHEMA_VERSION ? 'run the migrations' : undefined),
    keys: () => keysTrouble(kernel),
    disk: async () => ((await diskHasRoom(kernel.db)) ? undefined : 'full'),
    readers,
    'set-aside': async () => {
      const waiting = [...(await countSetAside(kernel.db)).keys()];
      return waiting.length > 0 ? `${DEGRADED}${named('waits for a person', waiting)}` : undefined;
    },
    ...looks,
  };
  const inFlight = new Map<string, Promise<string | undefined>>();
  const look = async (name: string): Promise<string> => {
    // One that hangs is not asked again beside itself.
    const asked =
      inFlight.get(name) ??
      ours[name]!()
        .catch(() => SILENT)
        .finally(() => inFlight.delete(name));
    inFlight.set(name, asked);
    const found = await within(asked, PATIENCE_MS);
    return found === 'late' ? SILENT : (found ?? 'ok');
  };
  const lookAtAll = async (): Promise<Checks> => {
    const database = await kernel.db.answers(PATIENCE_MS);
    const first = { 'event-loop': loop.trouble() ?? 'ok' };
    if (database === 'no' || (database === 'busy' && !(await kernel.signals.answers(PATIENCE_MS)))) return { ...first, database: SILENT };
    if (database === 'busy') return { ...first, database: 'ok', pool: 'every connection is taken' };
    const found = await Promise.all(Object.keys(ours).map(async (name) => [name, await look(name)] as const));
    return { ...first, database: 'ok', pool: 'ok', ...Object.fromEntries(found) };
  };

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let last = lookAtAll();
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      const next = lookAtAll();
      void next.then(() => {
        last = next;
        again();
      });
    }, EVERY_MS).unref();
  };
  void last.then(again);
  return {
    checks: () => last,
    stop() {
      stopped = true;
      clearTimeout(timer);
      loop.stop();
    },
  };
}

const DEGRADED = 'degraded: ';

/** Whether the process can do its work. */
export const isWell = (checks: Checks): boolean => Object.values(checks).every((found) => found === 'ok' || found.startsWith(DEGRADED));

/** What readiness says in one word: `degraded` works, and something waits for a person. */
export function statusOf(checks: Checks): 'ok' | 'degraded' | 'unavailable' {
  if (!isWell(checks)) return 'unavailable';
  return Object.values(checks).every((found) => found === 'ok') ? 'ok' : 'degraded';
}

/** A process that began before the first migration compares its keys as soon as there is something to compare with. */
const keysTrouble = (kernel: Kernel): Promise<string | undefined> =>
  kernel.keysHeld().then(
    (held) => (held ? undefined : 'run the migrations'),
    (error: unknown) => {
      if (error instanceof WrongKeys) return `${error.names.join(', ')}: not this database’s`;
      throw error;
    },
  );

/** Readers that stand still although there is something to read. */
function readersWatch({ db, registry }: Kernel): Look {
  const names = readersOf({ registry });
  const stands = new Map<string, { readonly position: number; readonly since: number }>();
  const standsStill = ({ reader, position, behind }: ReaderState, now: number): boolean => {
    const before = stands.get(reader);
    if (!behind || before?.position !== position) {
      stands.set(reader, { position: behind ? position : -1, since: now });
      return false;
    }
    return now - before.since >= STILL_MS;
  };
  return async () => {
    const states = await readerStates(db, names);
    const now = Date.now();
    const still = states.filter((s) => standsStill(s, now)).map((s) => s.reader);
    return still.length > 0 ? named('stands still', still) : undefined;
  };
}

const named = (what: string, readers: readonly string[]): string =>
  `${what}: ${readers.slice(0, NAMED).join(', ')}${readers.length > NAMED ? ` and ${readers.length - NAMED} more` : ''}`;

/** Whether this process was kept from answering by its own work: a tick that comes late says by how much. */
function eventLoop(): { trouble(): string | undefined; stop(): void } {
  let before = performance.now();
  let blocked: { readonly seconds: string; readonly until: number } | undefined;
  const tick = setInterval(() => {
    const now = performance.now();
    const late = now - before - TICK_MS;
    before = now;
    if (late > BLOCKED_MS) blocked = { seconds: (late / 1_000).toFixed(1), until: now + SAID_FOR_MS };
  }, TICK_MS).unref();
  return {
    trouble: () => (blocked && blocked.until > performance.now() ? `was blocked for ${blocked.seconds} s` : undefined),
    stop: () => clearInterval(tick),
  };
}
