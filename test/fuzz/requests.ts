import { maySend, PRODUCT, ROUTES, whoOf, type Who } from '@jurilien/contracts';
import type { AnyDecision, Registry } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { CALLERS, type Caller } from './people.js';
import { randomOf, type Random } from './random.js';
import { hostile, reference, valueByName, valueOf } from './values.js';

/** One request of a run; ids in it are references such as `{lead:3}`, so that it can be sent again to another system. */
export interface Asked {
  readonly as: Caller | 'system';
  readonly method: string;
  readonly path: string;
  /** The row of the matrix it was made for, where it has one. */
  readonly route?: string;
  readonly body?: unknown;
  /** A command sent by the system itself, past HTTP. */
  readonly command?: { readonly name: string; readonly input: unknown };
}

/** What routes reported of the fields they ask for: what was refused is sent the next time. */
export interface Learned {
  fieldsOf(route: string): readonly string[];
  hear(route: string, fields: readonly string[]): void;
}

const MOST_FIELDS = 40;
export function learned(): Learned {
  const known = new Map<string, Set<string>>();
  return {
    fieldsOf: (route) => [...(known.get(route) ?? [])],
    hear(route, fields) {
      const of = known.get(route) ?? new Set();
      for (const field of fields) if (field !== '' && of.size < MOST_FIELDS) of.add(field);
      known.set(route, of);
    },
  };
}

/** Routes that end the run's own sessions, or never answer. */
const LEFT_OUT = new Set(['POST /delete-refresh-token', 'GET /api/live', 'GET /admin/assets/*', 'GET /assets/*']);
/** How often the one who asks is someone who may: the others are refused before anything is read. */
const ALLOWED_SHARE = 0.8;
const whoIs = (caller: Caller): Who | undefined => whoOf(`${PRODUCT}_${caller}`)?.who;
const ROLES = CALLERS.filter((caller) => whoIs(caller) !== undefined);
/** One of these, if there is one; else, and now and then, anyone. */
const oneOf = (allowed: readonly Caller[], all: readonly Caller[], r: Random): Caller =>
  allowed.length > 0 && r.chance(ALLOWED_SHARE) ? r.pick(allowed) : r.pick(all);

function callerOf(route: string, r: Random): Caller {
  const { access } = ROUTES[route]!;
  if (access === 'public' || access === 'webhook' || access === 'message-link') return r.pick(['anon', 'anon', 'link', 'admin']);
  if (access === 'link') return oneOf(['link'], CALLERS, r);
  return oneOf(access === 'signed-in' ? ROLES : ROLES.filter((caller) => access.includes(whoIs(caller)!)), CALLERS, r);
}

/** The n-th request of a seed. */
export function requestOf(seed: number, n: number, registry: Registry, learnt: Learned): Asked {
  const r = randomOf(Math.imul(seed, 2_654_435_761) + n);
  const decisions = [...registry.decisions.values()];
  const kind = r.next();
  if (kind < 0.25) return bySystem(r.pick(decisions), r);
  if (kind < 0.55) return byPerson(r.pick(decisions), r);
  return ofRoute(r.pick(routes), r, registry, learnt);
}

const routes = Object.keys(ROUTES).filter((route) => !LEFT_OUT.has(route));
const payloadOf = (d: AnyDecision, r: Random): unknown => valueOf(d.input as z.ZodType, r);

const bySystem = (d: AnyDecision, r: Random): Asked => ({
  as: 'system',
  method: 'DISPATCH',
  path: d.name,
  command: { name: d.name, input: payloadOf(d, r) },
});

function byPerson(d: AnyDecision, r: Random): Asked {
  const byLink = r.chance(0.1);
  return {
    as: byLink
      ? 'link'
      : oneOf(
          ROLES.filter((caller) => maySend(d.name, whoIs(caller)!)),
          ROLES,
          r,
        ),
    method: 'POST',
    path: `/api${byLink ? '/public' : ''}/commands/${d.name}`,
    body: commandOf(payloadOf(d, r), r),
  };
}

const commandOf = (payload: unknown, r: Random): object => ({
  commandId: r.chance(0.98) ? `{command${r.below(1e9)}:0}` : hostile(r),
  payload,
  ...(r.chance(0.8) ? { reason: 'Essai de robustesse' } : {}),
});

/** A value for a part of an address: mostly what its name asks for. */
function partOf(name: string, r: Random, registry: Registry): string {
  if (r.chance(0.15)) return encodeURIComponent(String(hostile(r) ?? 'null').toWellFormed()) || 'x';
  if (name === 'view') return r.pick([...registry.views.keys()]);
  if (name === 'name') return r.pick([...registry.decisions.keys()]);
  if (name === 'id') return reference(r.pick(['lead', 'professional', 'acceptance', 'candidate', 'purchase', 'thread']), r);
  if (/Id$/.test(name)) return reference(name.slice(0, -2), r);
  return encodeURIComponent(String(r.pick([1, 2, 9_999_999_999, 'family', 'x'])));
}

function ofRoute(route: string, r: Random, registry: Registry, learnt: Learned): Asked {
  const [method, pattern] = route.split(' ') as [string, string];
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => partOf(name, r, registry)).replace('*', 'x');
  const as = callerOf(route, r);
  const fields = learnt.fieldsOf(route);
  if (method === 'GET' || method === 'DELETE') return { as, method, path: `${path}${queryOf(pattern, fields, r, registry)}`, route };
  const body = r.chance(0.05) ? hostile(r) : bodyOf(fields, r);
  return { as, method, path, body, route };
}

function bodyOf(fields: readonly string[], r: Random): object {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    if (r.chance(0.15)) continue;
    const [first, second] = field.split('.') as [string, string?];
    if (second === undefined || /^\d+$/.test(second)) body[first] = valueByName(first, r);
    else body[first] = { ...(typeof body[first] === 'object' ? body[first] : {}), [second]: valueByName(second, r) };
  }
  return body;
}

const LIST = [
  'page',
  'perPage',
  'sort',
  'order',
  'q',
  'filter',
  'after',
  'limit',
  'from',
  'to',
  'format',
  'lang',
  'province',
  'tab',
  'cursor',
  'day',
  'month',
  'year',
];
function queryOf(pattern: string, fields: readonly string[], r: Random, registry: Registry): string {
  if (r.chance(0.3)) return '';
  const query = new URLSearchParams();
  for (const name of [...fields, r.pick(LIST), ...(r.chance(0.5) ? [r.pick(LIST)] : [])]) {
    const value = name === 'filter' || name === 'sort' ? aboutColumns(name, pattern, r, registry) : valueByName(name, r);
    query.set(name, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
  }
  return `?${query}`;
}

/** A filter or order of a list by columns that its view has. */
function aboutColumns(name: string, pattern: string, r: Random, registry: Registry): string {
  const view = r.pick([...registry.views.values()]);
  const column = r.pick(Object.keys(view.columns));
  if (name === 'sort') return pattern.includes(':view') ? column : 'createdAt';
  const operator = r.pick(['', '', '_gte', '_lte', '_neq', '_like', '_in', '_null', '_x']);
  return JSON.stringify({ [`${column}${operator}`]: r.chance(0.5) ? hostile(r) : valueByName(column, r) });
}
