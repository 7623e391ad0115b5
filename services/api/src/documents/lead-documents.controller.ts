import { Controller, Inject, Req, Res } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { isWithProfessional } from '@jurilien/documents';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { getRow } from '@jurilien/persistence';
import { scopeOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { FILES, KERNEL } from '../tokens.js';
import { ownRows } from '../pro/own.js';
import { gathered, matterOf } from './gather.js';
import { documentsOf, sendDocument } from './shown.js';

type Gathered = Answer<'GET /api/leads/:leadId/documents'>;
/** The newest matter. */
const ACCEPTANCES = 25;

/** Documents of a request, for the staff who work on it (X14), and of a professional (X02). Each look is written down. */
@Controller()
export class LeadDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/leads/:leadId/documents')
  async list(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/documents'>, @Req() { principal }: GuardedRequest) {
    await this.within(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { shown: 'documents' } }, 'documents');
    return gathered(await matterOf(this.kernel, leadId, principal.actor), { side: 'staff' });
  }

  @Route('GET /api/leads/:leadId/documents/:documentId')
  async one(
    @Asked() { params: { leadId, documentId } }: Asked<'GET /api/leads/:leadId/documents/:documentId'>,
    @Req() request: GuardedRequest & FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { principal } = request;
    await this.within(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    await sendDocument(await documentsOf(this.kernel, leadId), documentId, this.files, { request, reply });
  }

  @Route('GET /api/lawyers/:id/documents')
  async ofLawyer(@Asked() { params: { id } }: Asked<'GET /api/lawyers/:id/documents'>, @Req() { principal }: GuardedRequest) {
    const view = this.kernel.registry.views.get('professionals')!;
    if (!(await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal))))
      throw new Refused('NOT_FOUND', 'professional');
    const rows = await ownRows(this.kernel, 'acceptances', { professionalId: id }, { perPage: ACCEPTANCES, sort: 'at', order: 'desc' });
    this.accesses.read(principal, { action: 'listed', subject: `professional-${id}`, detail: { shown: 'documents' } }, 'documents');
    const all = await Promise.all(rows.map((row) => this.withProfessional(row['leadId'] as string, row['id'] as string, principal)));
    return { requests: all.flat() };
  }

  /** Of a request, what the professional of an acceptance sent, was shown or asked for, as the team sees it; nothing of a request out of reach. */
  private async withProfessional(leadId: string, acceptanceId: string, principal: Principal): Promise<readonly Gathered[]> {
    if (!(await this.reaches(leadId, principal))) return [];
    const m = await matterOf(this.kernel, leadId, principal.actor);
    const { documents, requests, reports, ...all } = gathered(m, { side: 'staff' });
    const theirs = new Set(m.state.documents.filter((d) => isWithProfessional(d, acceptanceId)).map((d) => d.documentId));
    const of = {
      documents: documents.filter(({ id }) => theirs.has(id)),
      requests: requests.filter((one) => one.acceptanceId === acceptanceId),
      reports: reports.filter((one) => one.acceptanceId === acceptanceId),
    };
    return of.documents.length + of.requests.length + of.reports.length > 0 ? [{ ...all, ...of, acceptanceId }] : [];
  }

  /** Staff who have nothing to do with a lead do not learn that it exists. */
  private async within(leadId: string, principal: Principal): Promise<void> {
    if (!mayList('lead-details', principal.who)) throw new Refused('FORBIDDEN', 'role');
    if (!(await this.reaches(leadId, principal))) throw new Refused('NOT_FOUND', 'lead');
  }

  private async reaches(leadId: string, principal: Principal): Promise<boolean> {
    const view = this.kernel.registry.views.get('lead-details')!;
    return (await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal))) !== undefined;
  }
}
