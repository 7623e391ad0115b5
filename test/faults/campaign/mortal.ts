import { openDatabase, type Database } from '@jurilien/persistence';
import type { PoolClient } from 'pg';

/** Where the life of a worker ends: at the n-th thing it does that lasts, or of those of one kind; before it is done, or after, unheard. */
export interface Death {
  readonly nth: number;
  readonly of?: string;
  readonly when: 'before' | 'after';
}

/** What lasts: a statement that writes, the end of a transaction, a call of a provider. */
const LASTS = /^\s*(?:commit|insert into|update|delete from|with made)\b|append_events\(/i;
/** What of a statement lasts, in a few words: which event it appends first, or which table it writes to; nothing of one that only reads. */
function lastsOf(asked: readonly unknown[]): string | undefined {
  const [first, more] = asked;
  const { text, values = more } = typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown });
  if (!LASTS.test(text)) return undefined;
  if (!text.includes('append_events(')) return text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase();
  const groups = JSON.parse(String((values as unknown[])[0])) as { e: { t: string }[] }[];
  return groups[0]?.e[0]?.t ?? 'nothing';
}
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
type Told = (error: unknown, value?: unknown) => void;

/** Breaks a connection, as the end of its process does. */
const broken = (client: PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** The life of a worker, which ends as that of one that is killed: nothing it waits for ever comes, and its connections break. */
export class Life {
  /** When it has ended. */
  readonly over: Promise<'killed'>;
  /** At what it ended. */
  diedAt: string | undefined;
  readonly #death: Death | undefined;
  readonly #open = new Set<PoolClient>();
  #done = 0;
  #dead = false;
  #end!: () => void;

  constructor(death: Death | undefined) {
    this.#death = death;
    this.over = new Promise((resolve) => {
      this.#end = () => resolve('killed');
    });
  }

  /** Does something that lasts; it may be the last. */
  async lasting<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (this.#dead) return never();
    const counts = this.#death && (this.#death.of ?? what) === what;
    const last = counts && ++this.#done === this.#death!.nth ? this.#death!.when : undefined;
    if (last) this.diedAt = `${last} ${what}`;
    if (last !== 'before') return this.passing(work, last === 'after');
    this.#kill();
    return never();
  }

  /** Does something of which it hears only while it lives. */
  async passing<T>(work: () => Promise<T>, isLast = false): Promise<T> {
    if (this.#dead) return never();
    const answer = await work().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (isLast) this.#kill();
    return this.#dead ? never() : answer();
  }

  #kill(): void {
    this.#dead = true;
    this.#open.forEach(broken);
    this.#end();
  }

  /** Every statement of this connection is one of this life. */
  watch(client: PoolClient): void {
    if (this.#open.has(client)) return;
    this.#open.add(client);
    if (this.#dead) broken(client);
    client.on('error', () => undefined);
    const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    client.query = ((...asked: unknown[]) => {
      const told = asked.at(-1);
      const question = typeof told === 'function' ? asked.slice(0, -1) : asked;
      const what = lastsOf(question);
      const work = (): Promise<unknown> => ask(...question);
      const answer = what === undefined ? this.passing(work) : this.lasting(what, work);
      if (typeof told !== 'function') return answer;
      answer.then(
        (value) => (told as Told)(undefined, value),
        (error: unknown) => (told as Told)(error),
      );
      return undefined;
    }) as typeof client.query;
  }
}

/** A database as one life sees it. */
export async function mortalDatabase(url: string, life: Life): Promise<Database> {
  const db = await openDatabase(url, { max: 6, name: 'mortal' });
  db.pool.on('error', () => undefined);
  // One connection is there already; what is opened by a worker that is dead breaks at once.
  for (const moment of ['connect', 'acquire'] as const) db.pool.on(moment, (client) => life.watch(client));
  return db;
}
