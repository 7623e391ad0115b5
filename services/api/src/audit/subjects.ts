import { columnOf, type View } from '@jurilien/event-sourcing';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';

/** Views whose rows are not called by the stream they are about. */
const STREAM_OF: Readonly<Record<string, string>> = {
  leads: 'lead',
  'lead-details': 'lead',
  'lead-statuses': 'lead',
  offers: 'offer',
  acceptances: 'acceptance',
  professionals: 'professional',
  messages: 'message',
  threads: 'thread',
  relays: 'relay',
  enquiries: 'enquiry',
  'job-applications': 'jobapp',
  prospects: 'prospect',
  surveys: 'survey',
  reviews: 'review',
  'follow-ups': 'followup',
  meetings: 'meeting',
  users: 'user',
  'user-accounts': 'user',
  staff: 'user',
};

/** What the audit calls a row of a view: the stream it is about. */
export const subjectOf = (view: View, id: string): string => `${STREAM_OF[view.name] ?? view.name}-${id}`;

/** What the audit calls a route that was asked for: its path with ids, or its template when the path holds anything else. */
export function routeOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0]!;
  return `${request.method} ${/^[\w/-]{1,160}$/.test(path) ? path : (request.routeOptions.url ?? 'unknown')}`;
}

/** Whether a view holds personal data at all; names of colleagues, which every list shows, are none. */
export const isPersonal = (view: View): boolean =>
  Object.entries(view.columns).some(([name, column]) => columnOf(column).personal && !view.read.clear?.includes(name));

/** Tables that name the lead they belong to, and the streams of their rows. */
const OF_LEAD = { offers: 'offer', acceptances: 'acceptance', messages: 'message', relays: 'relay' } as const;

/** Streams of an account's sessions, of which the newest are enough: they record who looked through its eyes. */
async function sessionsOf(kernel: Kernel, userId: string): Promise<string[]> {
  const rows = await kernel.db.query<{ id: string }>(
    statement`select id::text as id from ${placeOf(kernel.registry.views.get('sessions')!)} where "userId" = ${userId}::uuid order by "startedAt" desc limit 200`,
  );
  return rows.map(({ id }) => `session-${id}`);
}

/** Accounts that someone opens as this professional. */
async function accountsOf(kernel: Kernel, professionalId: string): Promise<string[]> {
  const rows = await kernel.db.query<{ id: string }>(
    statement`select id::text as id from ${placeOf(kernel.registry.views.get('users')!)} where "professionalId" = ${professionalId}::uuid`,
  );
  return rows.map(({ id }) => `user-${id}`);
}

/** Everything that is about the same thing: a lead is its search, its offers, acceptances and messages too, a professional the credits and accounts, an account its proofs and sessions. */
export async function relatedSubjects(kernel: Kernel, subject: string): Promise<string[]> {
  const userId = /^user-([0-9a-f-]{36})$/.exec(subject)?.[1];
  if (userId) return [subject, `second-factors-${userId}`, `admissions-${userId}`, ...(await sessionsOf(kernel, userId))];
  const professionalId = /^professional-([0-9a-f-]{36})$/.exec(subject)?.[1];
  if (professionalId) return [subject, `credit-${professionalId}`, ...(await accountsOf(kernel, professionalId))];
  const leadId = /^lead-([0-9a-f-]{36})$/.exec(subject)?.[1];
  if (!leadId) return [subject];
  const rows = await Promise.all(
    Object.entries(OF_LEAD).map(async ([name, stream]) => {
      const view = kernel.registry.views.get(name)!;
      const found = await kernel.db.query<{ id: string }>(
        statement`select ${statement.id('t', view.key)}::text as id from ${placeOf(view)} t where t."leadId" = ${leadId}::uuid`,
      );
      return found.map(({ id }) => `${stream}-${id}`);
    }),
  );
  return [subject, `distribution-${leadId}`, `documents-${leadId}`, ...rows.flat()];
}
