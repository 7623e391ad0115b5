import { Controller, Inject, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList, maySend } from '@jurilien/contracts';
import { ERASED, Refused, type Row } from '@jurilien/event-sourcing';
import type { FileKind, FileStore } from '@jurilien/files';
import { cannedReplies, channelOf, contactPoint, isInTriage, thread, type ReceivedEmail, type ThreadState } from '@jurilien/messaging';
import { defaultLanguage } from '@jurilien/reference';
import { pendingActions, waitForViews } from '@jurilien/persistence';
import type { LeadRow } from '@jurilien/rows/processes';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { masked, maskEmail, maskPhone } from '@jurilien/processes';
import { Asked, Route } from '../http/contract.js';
import { sendFile } from '../http/files.js';
import type { FastifyReply } from 'fastify';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { FILES, KERNEL } from '../tokens.js';
import { FindRow, FindRows } from '../views/queries.js';

/** How much of a conversation is shown at once, newest first. */
const SHOWN = 200;
const AUTHORS = { staff: 'staff', professional: 'professional', client: 'client' } as const;

/** X06, Inbox: one conversation with everything a reply needs; the list itself is the view `threads`. */
@Controller()
export class InboxController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Route('GET /api/inbox/canned')
  canned() {
    return { replies: [...cannedReplies(this.kernel.configuration.current())] };
  }

  @Route('GET /api/inbox/:threadId')
  async conversation(
    @Asked() { params: { threadId: id }, query: { after } }: Asked<'GET /api/inbox/:threadId'>,
    @Req() { principal }: GuardedRequest,
  ) {
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
    const whose = channelOf(state) === 'email' ? { email: row.from as string } : { phoneNumber: row.from as string };
    const [professionals, leads] = await Promise.all([
      this.peopleOf<ProfessionalRow>('professionals', whose, principal),
      this.peopleOf<LeadRow>('leads', whose, principal),
    ]);
    return {
      thread: masked(this.kernel.registry.views.get('threads')!, row),
      said: [...incoming(state), ...sent.map(outgoing)].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-SHOWN),
      notes: state.notes,
      contact: { optedOut: contact.smsOptedOut, since: contact.since, unreachable: contact.unreachable, failures: contact.failures.length },
      // A conversation that reads like French is answered in French; who it belongs to decides where that is known.
      lang:
        contact.preferences.lang ?? professionals[0]?.lang ?? leads[0]?.lang ?? this.kernel.configuration.current().value(defaultLanguage),
      people: {
        professionals: professionals.map(({ id: key, name, state: s, province }) => ({ id: key, name, state: s, province })),
        leads: leads.map(({ id: key, code, state: s, lawyerType, createdAt }) => ({ id: key, code, state: s, lawyerType, createdAt })),
      },
      timers: await pendingActions(this.kernel.db, [`thread-${id}`]),
      mayWrite: maySend('SendMessage', principal.who) ?? null,
    };
  }

  /** The number in full, for who says why; the look stays in the audit. */
  @Route('POST /api/inbox/:threadId/reveal')
  async reveal(
    @Asked() { body: { reason }, params: { threadId: id } }: Asked<'POST /api/inbox/:threadId/reveal'>,
    @Req() { principal }: GuardedRequest,
  ) {
    if (!maySend('RevealContact', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const row = await this.within(id, principal);
    this.accesses.read(principal, { action: 'saw', subject: `thread-${id}`, detail: { field: 'phone', reason } }, reason);
    return { phone: row.from as string };
  }

  /** A file of an e-mail, to be downloaded and never opened by one of our pages; the look stays in the audit. */
  @Route('GET /api/inbox/:threadId/files/:fileId')
  async file(
    @Asked() { params: { threadId: id, fileId } }: Asked<'GET /api/inbox/:threadId/files/:fileId'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.within(id, principal);
    const { emails } = await stateOf(this.kernel, thread, id);
    const mail = emails.find((e) => e.files.some((f) => f.fileId === fileId));
    const found = mail?.files.find((f) => f.fileId === fileId);
    if (!mail || !found) throw new Refused('NOT_FOUND', 'no-such-file');
    this.accesses.read(principal, { action: 'saw', subject: `thread-${id}`, detail: { file: fileId } }, fileId);
    await sendFile(this.files, mail.bodyKey, { fileId, type: found.type as FileKind }, `document-${fileId.slice(0, 8)}`, reply);
  }

  /** Rows of a list that have this number or address, as far as the reader may see them. */
  private async peopleOf<R>(
    name: string,
    filter: { readonly phoneNumber: string } | { readonly email: string },
    principal: Principal,
  ): Promise<R[]> {
    if (!mayList(name, principal.who)) return [];
    const asked = { page: 1, perPage: 5, sort: 'createdAt', order: 'desc', filter } as const;
    return (await this.queries.execute(new FindRows(name, asked, principal))).data as R[];
  }

  /** What went to the number or address, no matter who had it sent. */
  private async messagesOf(contactId: string): Promise<Row[]> {
    const asked = { page: 1, perPage: SHOWN, sort: 'queuedAt', order: 'desc', filter: { contactId } } as const;
    return (await this.queries.execute(new FindRows('messages', asked))).data;
  }

  private async within(id: string, principal: Principal): Promise<Row> {
    if (!mayList('threads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const row = await this.queries.execute(new FindRow('threads', id, principal));
    if (!row) throw new Refused('NOT_FOUND', 'thread');
    return row;
  }
}

/** Texts and e-mails of theirs, as the conversation shows them. */
const incoming = ({ received, emails }: ThreadState) => [
  ...received.map((r) => ({
    id: r.providerMessageId,
    direction: 'in' as const,
    at: r.at,
    ...wordsOf(r.body, !r.forgotten),
    ...(r.passedOn ? { passedTo: r.passedOn.to } : {}),
  })),
  ...emails.map(email),
];

const email = (e: ReceivedEmail) => ({
  id: e.mailId,
  direction: 'in' as const,
  at: e.at,
  ...wordsOf(e.body, !e.forgotten),
  ...(e.subject === ERASED ? {} : { subject: e.subject }),
  files: e.files.map(({ name, bytes, fileId, documentId, refused }) => ({ name, bytes, fileId, documentId, refused })),
  ...(e.leadId ? { leadId: e.leadId } : {}),
  ...(e.automatic ? { automatic: true as const } : {}),
  ...(e.cut ? { cut: true as const } : {}),
  ...(isInTriage(e) ? { triage: e.triage } : {}),
  ...(e.sorted ? { sorted: e.sorted } : {}),
  ...(e.passedOn ? { passedTo: e.passedOn.to } : {}),
});

/** The words, while they are kept. */
const wordsOf = (body: string | null | undefined, kept: boolean) =>
  kept && body && body !== ERASED ? { body } : { body: '', ...(kept && body === '' ? {} : { notKept: true as const }) };

/** One text of ours as the conversation shows it. */
const outgoing = (m: Row) => ({
  id: m.id as string,
  direction: m.author ? AUTHORS[m.author as keyof typeof AUTHORS] : ('auto' as const),
  at: (m.sentAt ?? m.sendAt ?? m.queuedAt) as string,
  ...wordsOf(m.body as string | null, m.bodyKept === true),
  rule: m.rule as string,
  state: m.state as string,
  by: m.sentBy as string | undefined,
  sendAt: m.sendAt as string | undefined,
  error: m.error as string | undefined,
  suppressedCode: m.suppressedCode as string | undefined,
  to: m.channel === 'email' ? maskEmail(m.to as string) : maskPhone(m.to as string),
  segments: m.segments as number | undefined,
});
