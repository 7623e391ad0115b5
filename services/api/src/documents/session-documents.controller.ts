import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Acting } from '@jurilien/documents';
import { databaseNow, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownProfessional, ownRows } from '../pro/own.js';
import { ownLeadIds } from '../scheduling/own-appointments.js';
import { KERNEL } from '../tokens.js';
import { gathered, matterOf, type Matter } from './gather.js';
import { readerBy } from './readers.js';
import { Serving } from './serving.js';

/** Documents of a client’s own requests, and of the accepted requests of a professional (M03). */
@Controller()
export class SessionDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(Serving) private readonly serving: Serving,
  ) {}

  @Route('GET /api/documents')
  async list(@Req() { principal }: GuardedRequest) {
    const serverNow = await databaseNow(this.kernel);
    const found = principal.who === 'client' ? await this.ofClient(principal) : await this.ofProfessional(principal);
    for (const { m } of found) this.accesses.read(principal, { action: 'saw', subject: `lead-${m.leadId}` });
    return { serverNow, requests: found.map(({ m, acting }) => gathered(m, acting)) };
  }

  @Route('GET /api/documents/:leadId')
  async one(
    @Asked() { params: { leadId }, query: { acceptanceId } }: Asked<'GET /api/documents/:leadId'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const { m, acting } = await this.reading(leadId, principal, acceptanceId);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}` });
    return { serverNow: m.who.now, ...gathered(m, acting) };
  }

  @Route('GET /api/documents/:leadId/files/:documentId')
  async file(
    @Asked() { params: { leadId, documentId }, query }: Asked<'GET /api/documents/:leadId/files/:documentId'>,
    @Req() request: GuardedRequest & FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { principal } = request;
    const { m, acting } = await this.reading(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    await this.serving.one(m, documentId, query.as, this.reader(principal, acting), request, reply);
  }

  @Route('GET /api/documents/:leadId/archive')
  async archive(
    @Asked() { params: { leadId } }: Asked<'GET /api/documents/:leadId/archive'>,
    @Req() { principal, method }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { m, acting } = await this.reading(leadId, principal);
    this.accesses.read(principal, { action: 'exported', subject: `lead-${leadId}`, detail: { file: 'archive' } }, 'archive');
    await this.serving.all(m, this.reader(principal, acting), method, reply);
  }

  private readonly reader = ({ actor, impersonator }: Principal, acting: Acting) => ({
    acting,
    actor,
    impersonated: impersonator !== undefined,
  });

  private async reading(leadId: string, principal: Principal, acceptanceId?: string): Promise<{ m: Matter; acting: Acting }> {
    const acting = await readerBy(this.kernel, leadId, principal, acceptanceId);
    return { acting, m: await matterOf(this.kernel, leadId, principal.actor) };
  }

  private async ofClient(principal: Principal) {
    const ids = await ownLeadIds(this.kernel, principal);
    const all = await Promise.all(ids.map((leadId) => matterOf(this.kernel, leadId, principal.actor)));
    return all.filter(({ request }) => request.submittedAt !== undefined).map((m) => ({ m, acting: { side: 'client' } as const }));
  }

  private async ofProfessional(principal: Principal) {
    const own = await ownProfessional(this.kernel, principal);
    const rows = await ownRows(this.kernel, 'acceptances', own, { sort: 'at', order: 'desc' });
    const all = await Promise.all(
      rows.map(async ({ id, leadId }) => {
        const m = await matterOf(this.kernel, leadId as string, principal.actor);
        const seat = m.seats.find((one) => one.acceptanceId === id && one.professionalId === own.professionalId);
        return { m, seat };
      }),
    );
    return all.flatMap(({ m, seat }) => (seat?.readable ? [{ m, acting: { side: 'professional', seat } as const }] : []));
  }
}
