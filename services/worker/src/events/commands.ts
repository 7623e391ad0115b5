import { ERASED, fold, type Context, type Recorded, type Registry, type View } from '@jurilien/event-sourcing';
import {
  archivePartition,
  checkpointName,
  countSetAside,
  type Database,
  type Dispatch,
  type EventCodec,
  horizon,
  type KeyVault,
  listActs,
  listPartitions,
  listSetAside,
  type OperatorAct,
  partitionEvents,
  partitionsToArchive,
  placeOf,
  projector,
  reactor,
  readerPositions,
  readEvents,
  readStream,
  rebuildViews,
  recordAct,
  statement,
  takeBack,
} from '@jurilien/persistence';
import { Misuse, type Asked } from './arguments.js';

/** What the commands work on: the kernel of a process, or of a suite. */
interface Tools {
  readonly db: Database;
  readonly codec: EventCodec;
  readonly vault: Pick<KeyVault, 'rewrap'>;
  readonly registry: Registry;
  readonly contexts: readonly Context[];
  /** Sends a command as the system: effects of automations that are tried again. */
  readonly dispatch: Dispatch;
  /** Who asks, for the traces. */
  readonly operator: string;
  readonly print: (line: string) => void;
  /** Progress of something long: shown in place on a terminal. */
  readonly progress: (text: string, last: boolean) => void;
}

type Run = (tools: Tools, asked: Asked) => Promise<void>;

/** What each command of `npm run events` does. @throws Misuse, or an error whose message is the answer */
export const commands: Readonly<Record<string, Run>> = {
  async stream(tools, asked) {
    const events = await eventsOf(tools, asked);
    for (const event of events) printEvent(tools, event, asked.personal);
  },
  async state(tools, asked) {
    const category = asked.subject.split('-', 1)[0]!;
    const decider = tools.contexts.flatMap((c) => c.deciders).find((d) => d.category === category);
    if (!decider)
      throw new Misuse(
        `No stream is called "${category}-…". Streams: ${[...new Set(tools.contexts.flatMap((c) => c.deciders).map((d) => `${d.category}-…`))].sort().join(', ')}.`,
      );
    const events = await eventsOf(tools, asked);
    const state = fold(decider, asked.personal ? events : events.map((e) => withoutPersonal(e)));
    tools.print(JSON.stringify(state, (_, value: unknown) => (value === ERASED && !asked.personal ? HIDDEN : value), 2));
  },
  async event(tools, asked) {
    const position = Number(asked.subject);
    if (!Number.isInteger(position) || position < 1) throw new Misuse(`"${asked.subject}" is not a position: they count 1, 2, 3…`);
    const [event] = await readEvents(tools.db, tools.codec, position - 1, position, 1);
    if (!event) throw new Error(`No event has position ${position}.`);
    if (asked.personal) await trace(tools, 'look-at-personal-data', `${event.stream} version ${event.version}`, asked.reason);
    tools.print(`position ${event.position}  stream ${event.stream}`);
    printEvent(tools, event, asked.personal);
  },
  async views({ db, registry, print }) {
    const head = await horizon(db);
    const positions = await readerPositions(db);
    for (const view of [...registry.views.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const position = positions.get(checkpointName(view));
      const rows =
        position === undefined ? 0 : Number((await db.query<{ n: string }>(statement`select count(*) as n from ${placeOf(view)}`))[0]!.n);
      print(
        `${view.name.padEnd(24)} version ${view.version}  ${String(rows).padStart(8)} rows  ${position === undefined ? 'not built yet' : behind(head - position)}`,
      );
    }
  },
  async rebuild(tools, { subject }) {
    const { db, codec, registry, progress } = tools;
    const views = subject === '--all' ? [...registry.views.values()] : [registry.views.get(subject) ?? noSuchView(registry, subject)];
    const named = views.length === 1 ? views[0]!.name : `${views.length} views`;
    const started = Date.now();
    await rebuildViews(db, codec, views, (done, of) =>
      progress(`${named}: ${of === 0 ? 100 : Math.floor((done / of) * 100)} % (${done} of ${of} positions)`, false),
    );
    for (const view of views) await trace(tools, 'rebuild', view.name, 'npm run events');
    progress(`${named}: built and switched in ${((Date.now() - started) / 1000).toFixed(1)} s`, true);
  },
  async readers({ db, print }) {
    const head = await horizon(db);
    const aside = await countSetAside(db);
    for (const [reader, position] of await readerPositions(db)) {
      const waiting = aside.has(reader) ? `  SET ASIDE ${aside.get(reader)}` : '';
      print(`${reader.padEnd(48)} ${behind(head - position)}${waiting}`);
    }
  },
  async aside({ db, print }) {
    const waiting = await listSetAside(db, LISTED);
    for (const { reader, key, position, because, at } of waiting)
      print(`${at}  ${reader}  position ${position}${key ? `  row ${key}` : ''}: ${because}`);
    if (waiting.length === 0) print('Nothing is set aside.');
    if (waiting.length === LISTED) print(`There may be more than ${LISTED}.`);
  },
  retry: (tools, asked) => tryAgain(tools, asked, tools.db),
  'give-up': (tools, asked) =>
    tools.db
      .transaction(async (sql) => {
        const reader = await readerOf(tools, asked.subject);
        if ((await takeBack(sql, reader, { position: asked.position! })) === 0)
          throw new Error(`${reader} has set nothing aside at position ${asked.position}.`);
        await recordAct(sql, { ...actOf(tools, asked, 'give-up'), subject: `${reader} at position ${asked.position}` });
      })
      .then(() => tryAgain(tools, asked)),
  async acts({ db, print }) {
    const acts = await listActs(db, 100);
    for (const { at, operator, act, subject, reason } of acts) print(`${at}  ${operator}  ${act}  ${subject}: ${reason}`);
    if (acts.length === 0) print('No operator did anything yet.');
  },
  async partition(tools, { size = PARTITION }) {
    const started = Date.now();
    const { behind } = await partitionEvents(tools.db, size, (said) => tools.progress(said, false));
    await trace(tools, 'partition', 'events', `${size} positions each`);
    tools.progress(
      `The log is in partitions after ${((Date.now() - started) / 1000).toFixed(1)} s: what is below position ${behind} in the first, then ${size} each.`,
      true,
    );
  },
  async partitions({ db, print }) {
    const all = await listPartitions(db);
    for (const { name, first, behind, rows, bytes, tablespace, state } of all)
      print(
        `${name.padEnd(18)} ${`${first} to ${behind - 1}`.padStart(26)}  ${state.padEnd(7)}  ${`${rows} rows`.padStart(16)}  ${sized(bytes).padStart(9)}  in ${tablespace}`,
      );
    if (all.length === 0) print('The log is one table; "partition" puts it into partitions.');
  },
  async archive({ db, operator, print, progress }, { before = 0, tablespace = '' }) {
    const partitions = await partitionsToArchive(db, before, tablespace);
    for (const partition of partitions) {
      const started = Date.now();
      const { name, rows, bytes, checksum } = await archivePartition(db, partition, tablespace, operator, (said) => progress(said, false));
      progress(
        `${name}: ${rows} rows, ${sized(bytes)} (before ${sized(partition.bytes)}), in ${tablespace} after ${((Date.now() - started) / 1000).toFixed(1)} s; checksum of both ${checksum}`,
        true,
      );
    }
    if (partitions.length === 0) print(`Nothing to move: no partition wholly below position ${before} lies outside ${tablespace}.`);
  },
  async rewrap(tools) {
    let all = 0;
    for (let some = -1; some !== 0; all += some) {
      some = await tools.vault.rewrap(1_000);
      tools.progress(`${all + some} keys wrapped again`, false);
    }
    if (all > 0) await trace(tools, 'rewrap', 'person keys', `${all} keys`);
    tools.progress(
      all === 0
        ? 'Every key is under the MASTER_KEY of today.'
        : `${all} keys are under the MASTER_KEY of today; earlier ones are no longer needed.`,
      true,
    );
  },
};

/** Weeks of a hundred times today's load, and an index of one that fits into memory. */
const PARTITION = 50_000_000;
const sized = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const HIDDEN = '[personal]';
const behind = (n: number): string => (n <= 0 ? 'up to date' : `${n} behind`);
const trace = (tools: Pick<Tools, 'db' | 'operator'>, act: OperatorAct['act'], subject: string, reason: string): Promise<void> =>
  recordAct(tools.db, { operator: tools.operator, act, subject, reason });

/** A stream up to where it was asked; a look at personal data is noted before it is answered. */
async function eventsOf(tools: Tools, { subject, version, at, personal, reason }: Asked): Promise<Recorded[]> {
  const events = await readStream(tools.db, tools.codec, subject, { version, at });
  if (events.length === 0)
    throw new Error(`Stream "${subject}" has no events${version || at ? ' up to there' : ''}. Names are category-id, such as lead-018f…`);
  if (personal) await trace(tools, 'look-at-personal-data', subject, reason);
  return events;
}

function printEvent({ print }: Tools, event: Recorded, personal: boolean): void {
  const { version, occurredAt, type, actor, onBehalfOf, reason, config } = event;
  print(
    `${String(version).padStart(4)}  ${occurredAt}  ${type}  by ${actor.kind}:${actor.id}${onBehalfOf ? ` for ${onBehalfOf}` : ''}${reason ? `  because ${reason}` : ''}  on configuration ${config.version}`,
  );
  print(`      ${JSON.stringify(personal ? event.data : withoutPersonal(event, HIDDEN).data)}`);
}

/** An event as it reads to someone who may not know whom it is about. */
function withoutPersonal(event: Recorded, instead = ERASED): Recorded {
  const data = Object.fromEntries(
    Object.entries(event.data).map(([field, value]) => [field, event.personal?.includes(field) ? instead : value]),
  );
  return { ...event, data };
}

const noSuchView = (registry: Registry, name: string): View => {
  throw new Misuse(`There is no view "${name}". Views: ${[...registry.views.keys()].sort().join(', ')}.`);
};

/** Lines of one listing. */
const LISTED = 500;
const actOf = ({ operator }: Tools, { reason }: Asked, act: OperatorAct['act']) => ({ operator, act, reason });

/** Readers are `view:leads_v1` or `automation:announce-offer`; the plain name of a view or automation will do. */
async function readerOf({ db, registry }: Tools, subject: string): Promise<string> {
  const view = registry.views.get(subject);
  const names = [subject, `automation:${subject}`, ...(view ? [checkpointName(view)] : [])];
  const begun = await readerPositions(db);
  const reader = names.find((name) => begun.has(name));
  if (!reader) throw new Misuse(`There is no reader "${subject}"; "readers" lists them.`);
  return reader;
}

/** @param traced where the act is noted, unless it was noted as another one */
async function tryAgain(tools: Tools, asked: Asked, traced?: Database): Promise<void> {
  const { db, codec, registry, dispatch, print } = tools;
  const reader = await readerOf(tools, asked.subject);
  const quiet = (): void => undefined;
  const of = reader.startsWith('view:')
    ? projector(db, codec, [...registry.views.values()], quiet)
    : reactor(db, codec, registry.automations, dispatch, quiet);
  const { taken, left } = await of.retry(reader);
  if (traced) await recordAct(traced, { ...actOf(tools, asked, 'retry'), subject: `${reader}: ${taken} taken, ${left} left` });
  print(`${reader}: ${taken} taken, ${left} left.`);
}
