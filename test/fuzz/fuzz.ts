import { randomUUID } from 'node:crypto';
import { COLUMNS, maySend } from '@jurilien/contracts';
import { checkpointName, horizon, isUnavailable, listSetAside, readerStates } from '@jurilien/persistence';
import { Refused } from '@jurilien/event-sourcing';
import { fromHome } from '../support/main-job.js';
import { SYSTEM, type System } from '../support/system.js';
import type { Caller, People } from './people.js';
import { learned, requestOf, type Asked } from './requests.js';

/** A request that was answered as none may be. */
export interface Fault {
  readonly n: number;
  readonly asked: Asked;
  readonly status: number;
  readonly text: string;
}
/** What a run came to. */
export interface Found {
  readonly sent: number;
  /** By status; commands sent past HTTP are `done`, `refused` or `failed`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  /** Readers that stand still or set something aside, each with why. */
  readonly readers: readonly string[];
}
export interface Plan {
  readonly seed: number;
  readonly requests: number;
  /** No request is sent after this instant. */
  readonly until: number;
  readonly lanes: number;
  readonly say: (line: string) => void;
  /** Called with what each lane is about to ask; nothing when it was answered. */
  readonly underWay?: (lane: number, asked?: Asked) => void;
}

/** A request that takes longer is a fault: nothing a caller asks for may hang. */
const PATIENCE_MS = 30_000;
/** How often the run looks up what there is, and forgets how often it asked. */
const LOOK_EVERY = 1_000;
/** For so long the readers may need to read what the run wrote. */
const READ_ON_MS = 180_000;

/** Sends one request; answers its status, and the text of its answer where that matters. */
export async function send(
  system: System,
  people: People,
  asked: Asked,
): Promise<{ status: number | string; text: string; fields: string[] }> {
  const { command, ...request } = people.resolved(asked);
  if (command) return dispatched(system, command as { name: string; input: Record<string, unknown> });
  const who = await people.as(request.as as Caller);
  const headers = { ...fromHome(system), ...who, ...(request.body === undefined ? {} : { 'content-type': 'application/json' }) };
  try {
    const response = await fetch(`${system.origin}${request.path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status: response.status, text: '', fields: [] };
    }
    const body = await response.text();
    const fields = response.status === 422 && type.includes('json') ? fieldsIn(body) : [];
    return { status: response.status, text: body.slice(0, 300), fields };
  } catch (error) {
    return { status: 599, text: String((error as Error).cause ?? error), fields: [] };
  }
}

const fieldsIn = (problem: string): string[] =>
  ((JSON.parse(problem) as { errors?: { field: string; message: string }[] }).errors ?? []).flatMap((e) =>
    e.message === 'unknown' ? [] : [e.field],
  );

async function dispatched({ kernel }: System, { name, input }: { name: string; input: Record<string, unknown> }) {
  try {
    await kernel.dispatch({ name, input, commandId: randomUUID(), actor: SYSTEM, reason: 'Essai de robustesse' });
    return { status: 'done', text: '', fields: [] };
  } catch (error) {
    const refused = error instanceof Refused || isUnavailable(error);
    return { status: refused ? 'refused' : 'failed', text: String((error as Error).stack ?? error).slice(0, 600), fields: [] };
  }
}

const PERSONS = Object.values(COLUMNS).filter((who) => who !== 'system' && who !== 'provider');
/**
 * What no one may be answered. A command that only the system sends has no caller who could make it up: that one throws over nonsense is
 * counted as `failed` and is no fault, as long as no reader stops.
 */
const isFault = (status: number | string, { command }: Asked): boolean =>
  status === 'failed' ? PERSONS.some((who) => maySend(command!.name, who)) : typeof status === 'number' && status >= 500;

/** Sends a run's requests and looks at what became of the readers. */
export async function fuzz(system: System, people: People, { seed, requests, until, lanes, say, underWay }: Plan): Promise<Found> {
  const learnt = learned();
  const counts: Record<string, number> = {};
  const faults: Fault[] = [];
  let next = 0;
  const lane = async (_: unknown, mine: number): Promise<void> => {
    for (;;) {
      const n = next++;
      if (n >= requests || Date.now() >= until) return;
      if (n % LOOK_EVERY === LOOK_EVERY - 1) {
        await people.learn();
        // How often one may ask is a rule of its own, proved elsewhere; here it would hide all others.
        await system.kernel.db.query('delete from rate_limits');
        say(`${n + 1} sent, ${faults.length} faults`);
      }
      const asked = requestOf(seed, n, system.kernel.registry, learnt);
      underWay?.(mine, asked);
      const { status, text, fields } = await send(system, people, asked);
      underWay?.(mine);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 401 && asked.as !== 'system') people.forget(asked.as);
      if (fields.length > 0) learnt.hear(routeOf(asked), fields);
      if (isFault(status, asked)) faults.push({ n, asked, status: typeof status === 'number' ? status : 500, text });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const sent = Object.values(counts).reduce((a, b) => a + b, 0);
  return { sent, counts, faults, readers: await readersOf(system) };
}

/** The route a request was made for: its parameters are where references and numbers are. */
const routeOf = ({ method, route, path }: Asked): string => route ?? `${method} ${path}`;

/** Readers that are not where the log ends, once they had time, and what any of them could not take. */
async function readersOf({ kernel }: System): Promise<string[]> {
  const { db, registry } = kernel;
  const names = [...[...registry.views.values()].map(checkpointName), ...registry.automations.map((a) => `automation:${a.name}`)];
  const upTo = await horizon(db);
  const behind = async (): Promise<string[]> =>
    (await readerStates(db, names)).filter((r) => r.position < upTo).map((r) => `${r.reader} stands at ${r.position} of ${upTo}`);
  const end = Date.now() + READ_ON_MS;
  let late = await behind();
  while (late.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    late = await behind();
  }
  const aside = (await listSetAside(db, 50)).map(
    (s) => `${s.reader} set aside position ${s.position}${s.key && ` of row ${s.key}`}: ${s.because}`,
  );
  return [...late, ...aside];
}
