import type { DataProvider, GetListParams } from 'react-admin';
import { HttpError } from 'react-admin';
import { request } from './api/http';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the framework's generic record: each screen names its row type.
type Row = any;
interface Page { data: Row[]; total: number; position?: number; fresh?: boolean }
export interface CommandAnswer { position: number; events: { type: string; stream: string; version: number }[]; duplicate?: true }
export interface CommandOptions { reason?: string; expectedVersion?: number; commandId?: string }

/** Screens named otherwise than the view that feeds them. */
const views: Record<string, string> = { validations: 'leads', lawyers: 'professionals' };
const viewOf = (resource: string) => views[resource] ?? resource;

/** Position of our last command: reads ask to be at least that fresh until an answer has caught up. */
let after = 0;
const seen = (position?: number) => { if (position !== undefined && position >= after) after = 0; };

const page = async (resource: string, params: Partial<GetListParams> & { signal?: AbortSignal }) => {
  const { q, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  const query = new URLSearchParams({
    page: String(params.pagination?.page ?? 1),
    perPage: String(params.pagination?.perPage ?? 25),
  });
  if (params.sort?.field) { query.set('sort', params.sort.field); query.set('order', params.sort.order.toLowerCase()); }
  if (typeof q === 'string' && q.trim()) query.set('q', q.trim());
  if (Object.keys(filter).length) query.set('filter', JSON.stringify(filter));
  if (after) query.set('after', String(after));
  const answer = await request<Page>(`/api/views/${viewOf(resource)}?${query}`, { signal: params.signal });
  seen(answer.position);
  return { data: answer.data, total: answer.total };
};

const one = async (resource: string, id: string, signal?: AbortSignal) => {
  const fresh = after ? `?after=${after}` : '';
  const answer = await request<Row>(`/api/views/${viewOf(resource)}/${encodeURIComponent(id)}${fresh}`, { signal });
  // A row is the row itself, or wrapped as `{data}` with the position it was read at.
  return answer.id === undefined && answer.data ? answer.data : answer;
};

/** Every change is a named command: there is nothing to create, update or delete by resource. */
const refused = (): never => { throw new HttpError('errors.WRONG_STATE', 405, { status: 405, code: 'WRONG_STATE' }); };

export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => page(resource, params),
  getOne: async (resource, { id, signal }) => ({ data: await one(resource, String(id), signal) }),
  getMany: async (resource, { ids, signal }) => page(resource, { filter: { id: ids }, pagination: { page: 1, perPage: Math.max(ids.length, 1) }, signal }),
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
    after = Math.max(after, answer.position ?? 0);
    return answer;
  },
  /** Reads that are computed on demand and have no view of their own. */
  ask: <T>(path: string, signal?: AbortSignal) => request<T>(`/api/${path}`, { signal }),
} satisfies DataProvider & Record<string, unknown>;

export type ConsoleDataProvider = typeof dataProvider;
