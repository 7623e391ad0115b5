import type { DataProvider, GetListParams } from 'react-admin';
import { HttpError } from 'react-admin';
import { request } from './api/http';
import { subjectsIn } from './api/subjects';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the framework's generic record: each screen names its row type.
type Row = any;
interface Page {
  data: Row[];
  total: number;
  /** There are more than were counted. */
  more?: boolean;
}
/** A page as the framework hands it on: what it does not know travels as `meta`. */
interface Listed {
  data: Row[];
  total: number;
  meta?: { more: boolean };
}
const handed = ({ data, total, more = false }: Page): Listed => ({ data, total, meta: { more } });
/** Whether a list has more than were counted, by the `meta` it came with. */
export const hasMore = (meta: unknown): boolean => (meta as Listed['meta'])?.more === true;
export interface CommandAnswer {
  position: number;
  events: { type: string; stream: string; version: number }[];
  duplicate?: true;
}
export interface CommandOptions {
  reason?: string;
  expectedVersion?: number;
  commandId?: string;
}

/** Screens named otherwise than the view that feeds them. */
const views: Record<string, string> = {
  validations: 'leads',
  lawyers: 'professionals',
  users: 'user-accounts',
  candidates: 'candidate-files',
};
/** What a list asks, as the API reads it. */
const listed = (params: Asked): URLSearchParams => {
  const { q, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  const query = new URLSearchParams({ page: String(params.pagination?.page ?? 1), perPage: String(params.pagination?.perPage ?? 25) });
  if (params.sort?.field) {
    query.set('sort', params.sort.field);
    query.set('order', params.sort.order.toLowerCase());
  }
  if (typeof q === 'string' && q.trim()) query.set('q', q.trim());
  if (Object.keys(filter).length) query.set('filter', JSON.stringify(filter));
  if (after()) query.set('after', String(after()));
  return query;
};

/** Screens fed by a door of their own. */
const doors: Record<string, (params: Asked) => Promise<Page>> = {
  lawyers: (params) => request<Page>(`/api/lawyers?${listed(params)}`, { signal: params.signal }),
  audit: ({ pagination, filter, signal }) => {
    const { at_gte: from, at_lte: to, q, ...asked } = (filter ?? {}) as Record<string, unknown>;
    const wanted = { ...asked, ...(from ? { from } : {}), ...(to ? { to } : {}), ...(typeof q === 'string' ? subjectsIn(q) : {}) };
    const query = new URLSearchParams({ page: String(pagination?.page ?? 1), perPage: String(pagination?.perPage ?? 25) });
    if (Object.keys(wanted).length) query.set('filter', JSON.stringify(wanted));
    return request<Page>(`/api/audit?${query}`, { signal });
  },
};
const viewOf = (resource: string) => views[resource] ?? resource;

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
  return handed(await request<Page>(`/api/views/${viewOf(resource)}?${listed(params)}`, { signal: params.signal }));
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

const one = async (resource: string, id: string, signal?: AbortSignal) => {
  const fresh = after() ? `?after=${after()}` : '';
  return request<Row>(`/api/views/${viewOf(resource)}/${encodeURIComponent(id)}${fresh}`, { signal });
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
    const answer = await request<CommandAnswer>(`/api/commands/${command}`, {
      method: 'POST',
      json: {
        commandId: options.commandId ?? crypto.randomUUID(),
        payload,
        ...(options.reason ? { reason: options.reason } : {}),
        ...(options.expectedVersion === undefined ? {} : { expectedVersion: options.expectedVersion }),
      },
    });
    last = { position: Math.max(last.position, answer.position ?? 0), until: Date.now() + 5_000 };
    return answer;
  },
  /** Reads that are computed on demand and have no view of their own. */
  ask: <T>(path: string, signal?: AbortSignal) => request<T>(`/api/${path}`, { signal }),
  /** Questions that carry a text, and the few acts that are no command of the log. */
  post: <T>(path: string, json: unknown, signal?: AbortSignal) => request<T>(`/api/${path}`, { method: 'POST', json, signal }),
} satisfies DataProvider & Record<string, unknown>;

export type ConsoleDataProvider = typeof dataProvider;
