import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { mayList, maySend } from '@jurilien/contracts';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { CANNED_REPLIES, contactPoint, thread } from '@jurilien/messaging';
import { getRow, listRows, pendingActions, waitForViews } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { masked, maskPhone } from '../views/masking.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';

/** How much of a conversation is shown at once, newest first. */
const SHOWN = 200;
const reveal = z.object({ reason: z.string().trim().min(5).max(500) }).strict();
const AUTHORS = { staff: 'staff', professional: 'professional', client: 'client' } as const;

/** X06, Inbox: one conversation with everything a reply needs; the list itself is the view `threads`. */
@Controller('api/inbox')
export class InboxController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get('canned')
  @Header('cache-control', 'no-store')
  canned(): object {
    return { replies: CANNED_REPLIES };
  }

  @Get(':threadId')
  @Header('cache-control', 'no-store')
  async conversation(
    @Param('threadId') id: string,
    @Query('after') after: string | undefined,
    @Req() { principal }: GuardedRequest,
  ): Promise<object> {
    if (after && /^\d+$/.test(after)) {
      const views = ['threads', 'messages'].map((v) => this.kernel.registry.views.get(v)!);
      await waitForViews(this.kernel.db, views, Number(after));
    }
    const row = await this.within(id, principal);
    this.accesses.read(principal, { action: 'saw', subject: `thread-${id}` });
    const [state, contact, sent] = await Promise.all([
      stateOf(this.kernel, thread, id),
      stateOf(this.kernel, contactPoint, id),
      this.messagesOf(id),
    ]);
    const phone = row.from as string;
    const [professionals, leads] = await Promise.all([
      this.peopleOf('professionals', phone, principal),
      this.peopleOf('leads', phone, principal),
    ]);
    const received = state.received.map((r) => ({
      id: r.providerMessageId,
      direction: 'in',
      at: r.at,
      body: r.body,
      ...(r.passedOn ? { passedTo: r.passedOn.to } : {}),
    }));
    return {
      thread: masked(this.kernel.registry.views.get('threads')!, row),
      said: [...received, ...sent.map(outgoing)].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-SHOWN),
      notes: state.notes,
      contact: { optedOut: contact.smsOptedOut, since: contact.since, unreachable: contact.unreachable, failures: contact.failures.length },
      // A conversation that reads like French is answered in French; who it belongs to decides where that is known.
      lang: contact.preferences.lang ?? professionals[0]?.lang ?? leads[0]?.lang ?? 'fr',
      people: {
        professionals: professionals.map(({ id: key, name, state: s, province }) => ({ id: key, name, state: s, province })),
        leads: leads.map(({ id: key, code, state: s, lawyerType, createdAt }) => ({ id: key, code, state: s, lawyerType, createdAt })),
      },
      timers: await pendingActions(this.kernel.db, [`thread-${id}`]),
      mayWrite: maySend('SendMessage', principal.who) ?? null,
    };
  }

  /** The number in full, for who says why; the look stays in the audit. */
  @Post(':threadId/reveal')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async reveal(@Param('threadId') id: string, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<{ phone: string }> {
    const { reason } = parsed(reveal, body);
    if (!maySend('RevealContact', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const row = await this.within(id, principal);
    this.accesses.read(principal, { action: 'saw', subject: `thread-${id}`, detail: { field: 'phone', reason } }, reason);
    return { phone: row.from as string };
  }

  /** Rows of a list that have this number, as far as the reader may see them. */
  private async peopleOf(name: string, phoneNumber: string, principal: Principal): Promise<Row[]> {
    if (!mayList(name, principal.who)) return [];
    const view = this.kernel.registry.views.get(name)!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, {
      page: 1,
      perPage: 5,
      sort: 'createdAt',
      order: 'desc',
      filter: { phoneNumber },
      scope,
    });
    return data;
  }

  private async messagesOf(threadId: string): Promise<Row[]> {
    const view = this.kernel.registry.views.get('messages')!;
    return (await listRows(this.kernel.db, view, { page: 1, perPage: SHOWN, sort: 'queuedAt', order: 'desc', filter: { threadId } })).data;
  }

  private async within(id: string, principal: Principal): Promise<Row> {
    if (!mayList('threads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const view = this.kernel.registry.views.get('threads')!;
    const row = await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal));
    if (!row) throw new Refused('NOT_FOUND', 'thread');
    return row;
  }
}

/** One text of ours as the conversation shows it. */
const outgoing = (m: Row) => ({
  id: m.id as string,
  direction: m.author ? AUTHORS[m.author as keyof typeof AUTHORS] : 'auto',
  at: (m.sentAt ?? m.sendAt ?? m.queuedAt) as string,
  body: m.body as string,
  rule: m.rule as string,
  state: m.state as string,
  by: m.sentBy as string | undefined,
  sendAt: m.sendAt as string | undefined,
  error: m.error as string | undefined,
  suppressedCode: m.suppressedCode as string | undefined,
  to: maskPhone(m.to as string),
  segments: m.segments as number | undefined,
});
