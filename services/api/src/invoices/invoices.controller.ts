import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { sellersOf, type Kernel, scopeOf } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { documentRow, fileOf, sendDocument } from './documents.js';

const invoiceOf = (row: Row): Answer<'GET /api/pro/invoices'>['invoices'][number] => ({
  no: row.id,
  kind: row.kind,
  issuedOn: row.issuedOn,
  corrects: row.corrects ?? null,
  source: row.source,
  sourceId: row.sourceId,
  cc: row.cc,
  netCents: row.netCents,
  taxes: row.taxes,
  grossCents: row.grossCents,
  lang: row.lang,
});

/** Invoices and credit notes: one's own, and for the team those of its province (4.4.6). */
@Controller()
export class InvoicesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** Who sells, and who did before, the newest first: what the documents of each day bear. */
  @Route('GET /api/sellers')
  async sellers() {
    return { sellers: (await sellersOf(this.kernel)).toReversed() };
  }

  @Route('GET /api/pro/invoices')
  async list(@Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    const rows = await ownRows(this.kernel, 'invoices', own, { sort: 'issuedAt', order: 'desc' });
    return { invoices: rows.map(invoiceOf) };
  }

  @Route('GET /api/pro/invoices/:file')
  async own(
    @Asked() { query: { lang }, params: { file } }: Asked<'GET /api/pro/invoices/:file'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = fileOf(file);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const row = await documentRow(this.kernel, asked.no);
    // Someone else's is not there at all.
    if (row.professionalId !== professionalId) throw new Refused('NOT_FOUND', 'no-such-document');
    await sendDocument(this.kernel, reply, row, asked, lang);
  }

  /** For the team: the buyer's name stands on it, so each look is written down. */
  @Route('GET /api/invoices/:file')
  async one(
    @Asked() { query: { lang }, params: { file } }: Asked<'GET /api/invoices/:file'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = fileOf(file);
    const view = this.kernel.registry.views.get('invoices')!;
    const row = await documentRow(this.kernel, asked.no, await scopeOf(this.kernel, view, principal));
    this.accesses.read(
      principal,
      { action: 'saw', subject: `professional-${String(row.professionalId)}`, detail: { document: asked.no } },
      asked.no,
    );
    await sendDocument(this.kernel, reply, row, asked, lang);
  }
}
