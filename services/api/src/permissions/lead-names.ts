import { hash } from 'node:crypto';
import { user } from '@jurilien/identity';
import { leadOfRef, leadRefOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { GuardedRequest, Principal } from './principal.js';
import { linkState } from '../links/link.js';
import { KERNEL } from '../tokens.js';

type Asking = FastifyRequest & Partial<GuardedRequest>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/gi;
const NAME = /(?<![\w-])[\w-]{32}(?![\w-])/g;
/** People who are not of the team: what they are shown carries names of their own for requests, never the ids. */
const OUTSIDE: ReadonlySet<string> = new Set(['professional', 'client', 'recruit']);
/** No input of ours is nested further; what is deeper is left unread, and its schema refuses it. */
const DEEPEST = 12;
/** Ids remembered as being a request's, or not. */
const REMEMBERED = 50_000;

/**
 * Requests have another name for each person outside the team (S1 of the attack of November 2026): their ids are what public forms,
 * drafts and links are made with. This is the one door: every answer to such a person is written with their names, and what they
 * send is read back before any route sees it. An id that an old address still carries goes on working where its page does.
 */
@Injectable()
export class LeadNames {
  private readonly known = new Map<string, boolean>();
  /** The membership of a link or an account, which never becomes another one. */
  private readonly members = new Map<string, string>();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** Under whose names requests are shown to a person; nothing for the team, and for the client who wrote and holds the id. */
  async viewerOf({ principal, headers }: Pick<Asking, 'principal' | 'headers'>): Promise<string | undefined> {
    if (principal) return this.viewerAt(principal);
    const header = String(headers.authorization ?? '');
    if (!header.startsWith('Link ')) return undefined;
    return this.member(header, async () => (await linkState(this.kernel, header)).state.subject.professionalId);
  }

  /** The same, for someone signed in. */
  async viewerAt({ who, actor }: Principal): Promise<string | undefined> {
    if (!OUTSIDE.has(who)) return undefined;
    return (await this.member(actor.id, async () => (await stateOf(this.kernel, user, actor.id)).professionalId)) ?? actor.id;
  }

  private async member(of: string, look: () => Promise<string | undefined>): Promise<string | undefined> {
    const key = hash('sha256', of, 'base64url');
    const found = this.members.get(key) ?? (await look());
    if (this.members.size > REMEMBERED) this.members.clear();
    if (found) this.members.set(key, found);
    return found;
  }

  /** A text with the viewer's names in the place of ids. */
  async written(text: string, viewer: string): Promise<string> {
    const ids = [...new Set((text.match(UUID) ?? []).map((id) => id.toLowerCase()))];
    const leads = await this.leadsAmong(ids);
    if (leads.size === 0) return text;
    return text.replace(UUID, (id) => (leads.has(id.toLowerCase()) ? leadRefOf(this.kernel.secrets, viewer, id) : id));
  }

  /** What the viewer sent, with ids in the place of their names. */
  read<T>(value: T, viewer: string, depth = DEEPEST): T {
    if (typeof value === 'string') return value.replace(NAME, (name) => leadOfRef(this.kernel.secrets, viewer, name) ?? name) as T;
    if (depth === 0) return value;
    if (Array.isArray(value)) return value.map((one: unknown) => this.read(one, viewer, depth - 1)) as T;
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.read(one, viewer, depth - 1)])) as T;
  }

  /** Which of these ids are requests: the log says so, as a table of them may be behind. */
  private async leadsAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = ids.filter((id) => !this.known.has(id));
    if (asked.length > 0) {
      const rows = await this.kernel.db.prepared<{ id: string }>(
        `select id from unnest($1::text[]) id where exists (select 1 from events e where e.stream = 'lead-' || id)`,
        [asked],
      );
      if (this.known.size > REMEMBERED) this.known.clear();
      const found = new Set(rows.map(({ id }) => id));
      for (const id of asked) this.known.set(id, found.has(id));
      return new Set(ids.filter((id) => found.has(id) || this.known.get(id)));
    }
    return new Set(ids.filter((id) => this.known.get(id)));
  }
}

/** Reads what someone outside the team sends: after the guard knows who asks, before the route looks at it. */
@Injectable()
export class ReadLeadNames implements NestInterceptor {
  constructor(@Inject(LeadNames) private readonly names: LeadNames) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Asking>();
    const parts = (['params', 'query', 'body'] as const).filter((part) => isPlain(request[part]));
    if (!parts.some((part) => holdsName(request[part]))) return next.handle();
    const viewer = await this.names.viewerOf(request);
    if (viewer) for (const part of parts) Object.assign(request, { [part]: this.names.read(request[part], viewer) });
    return next.handle();
  }
}

/** Whether a text of it could be a name. */
function holdsName(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'string') return value.search(NAME) >= 0;
  if (depth === 0 || (!Array.isArray(value) && !isPlain(value))) return false;
  return Object.values(value as object).some((one) => holdsName(one, depth - 1));
}

/** An object of JSON, of an address or of a query; no file that is in flight. */
function isPlain(value: unknown): value is object {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Writes every answer to someone outside the team with their names. */
export function writeLeadNames(fastify: FastifyInstance, names: LeadNames): void {
  fastify.addHook('onSend', async (request: Asking, _reply, payload) => {
    if (typeof payload !== 'string' || payload.search(UUID) < 0) return payload;
    const viewer = await names.viewerOf(request);
    return viewer ? names.written(payload, viewer) : payload;
  });
}
