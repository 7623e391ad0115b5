import type { DataProvider, GetListParams } from 'react-admin';
import { HttpError } from 'react-admin';
import { LISTS, type ListOf } from '@jurilien/contracts';
import type { Answer, Call } from '@jurilien/contracts/api';
import { ask } from './api/http';
import { subjectsIn } from './api/subjects';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the framework's generic record: each screen names its row type.
type Row = any;
/** Any list of the API; `more` where there are more than were counted. */
type Page = Pick<Answer<'GET /api/views/:view'>, 'data' | 'total' | 'more'>;
/** A page as the framework hands it on: what it does not know travels as `meta`. */
interface Listed {
  data: Row[];
  total: number;
  meta?: { more: boolean };
}
const handed = ({ data, total, more }: Page): Listed => ({ data: [...data], total, meta: { more } });
/** Whether a list has more than were counted, by the `meta` it came with. */
export const hasMore = (meta: unknown): boolean => (meta as Listed['meta'])?.more === true;
export type CommandAnswer = Answer<'POST /api/commands/:name'>;
export interface CommandOptions {
  reason?: string;
  expectedVersion?: number;
  commandId?: string;
}

/** What a list asks, as the API reads it. */
const listed = ({ filter: wanted, pagination, sort }: Asked): Call<'GET /api/views/:view'>['query'] => {
  const { q, ...filter } = (wanted ?? {}) as Record<string, unknown>;
  return {
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    ...(sort?.field ? { sort: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
    ...(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}),
    ...(Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {}),
    ...(after() ? { after: after() } : {}),
  };
};

/** A page of a view, by the door that all of them have. */
const listOf = (view: string, params: Asked): Promise<Page> =>
  ask('GET /api/views/:view', { params: { view }, query: listed(params), signal: params.signal });

/** Screens fed by a door of their own. */
const doors: Record<string, (params: Asked) => Promise<Page>> = {
  lawyers: (params) => ask('GET /api/lawyers', { query: listed(params), signal: params.signal }),
  threads: ({ filter, ...params }) => {
    const { campaign, ...rest } = (filter ?? {}) as Record<string, unknown>;
    const asked = { ...params, filter: rest };
    if (typeof campaign !== 'string') return listOf('threads', asked);
    return ask('GET /api/campaigns/:id/replies', { params: { id: campaign }, query: listed(asked), signal: params.signal });
  },
  audit: ({ pagination, filter, signal }) => {
    const { at_gte: from, at_lte: to, q, ...asked } = (filter ?? {}) as Record<string, unknown>;
    const wanted = { ...asked, ...(from ? { from } : {}), ...(to ? { to } : {}), ...(typeof q === 'string' ? subjectsIn(q) : {}) };
    const query = {
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
      ...(Object.keys(wanted).length ? { filter: JSON.stringify(wanted) } : {}),
    };
    return ask('GET /api/audit', { query, signal });
  },
};
/** Some screens are named otherwise than the view that feeds them. */
const viewOf = (resource: string) => (LISTS as Readonly<Record<string, ListOf>>)[resource]?.view ?? resource;

/** Position of our last command: for a few seconds, reads ask to be at least that fresh. */
let last = { position: 0, until: 0 };
const after = () => (Date.now() < last.until ? last.position : 0);

/** The API serves at most this many rows at once; longer lists are read page after page. */
const MOST = 100;

type Asked = Partial<GetListParams> & { signal?: AbortSignal };
const page = async (resource: string, params: Asked): Promise<Listed> => {
  const wanted = params.pagination?.perPage ?? 25;
  if (wanted > MOST) return pages(resource, params, wanted);
  if (doors[resource]) return handed(await doors[resource](params));
  return handed(await listOf(viewOf(resource), params));
};

/** Several pages as one, for timelines and figures. */
const pages = async (resource: string, params: Asked, wanted: number) => {
  const data: Row[] = [];
  for (let at = 1; ; at += 1) {
    const part = await page(resource, { ...params, pagination: { page: at, perPage: MOST } });
    data.push(...part.data);
    if (data.length >= Math.min(wanted, part.total) || !part.data.length) return { data: data.slice(0, wanted), total: part.total };
  }
};

const one = async (resource: string, id: string, signal?: AbortSignal): Promise<Row> => {
  const query = after() ? { after: String(after()) } : {};
  return ask('GET /api/views/:view/:id', { params: { view: viewOf(resource), id }, query, signal });
};

/** Every change is a named command: there is nothing to create, update or delete by resource. */
const refused = (): never => {
  throw new HttpError('errors.WRONG_STATE', 405, { status: 405, code: 'WRONG_STATE' });
};

export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => page(resource, params),
  getOne: async (resource, { id, signal }) => ({ data: await one(resource, String(id), signal) }),
  getMany: async (resource, { ids, signal }) =>
    page(resource, { filter: { id: ids }, pagination: { page: 1, perPage: Math.min(Math.max(ids.length, 1), MOST) }, signal }),
  getManyReference: (resource, params) => page(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
  create: async () => refused(),
  update: async () => refused(),
  updateMany: async () => refused(),
  delete: async () => refused(),
  deleteMany: async () => refused(),

  /** Sends one command and remembers its position, so that the next reads see it. */
  send: async (command: string, payload: Record<string, unknown>, options: CommandOptions = {}): Promise<CommandAnswer> => {
    const answer = await ask('POST /api/commands/:name', {
      params: { name: command },
      body: {
        commandId: options.commandId ?? crypto.randomUUID(),
        payload,
        ...(options.reason ? { reason: options.reason } : {}),
        ...(options.expectedVersion === undefined ? {} : { expectedVersion: options.expectedVersion }),
      },
    });
    last = { position: Math.max(last.position, answer.position ?? 0), until: Date.now() + 5_000 };
    return answer;
  },
} satisfies DataProvider & Record<string, unknown>;

export type ConsoleDataProvider = typeof dataProvider;
