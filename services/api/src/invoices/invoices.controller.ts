import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { sellersOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows } from '../pro/own.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { askedLang, documentRow, fileOf, sendDocument } from './documents.js';

const SHOWN = ['kind', 'issuedOn', 'corrects', 'source', 'sourceId', 'cc', 'netCents', 'taxes', 'grossCents', 'lang'] as const;
const told = (row: Row): Row => ({ no: row.id, ...Object.fromEntries(SHOWN.map((column) => [column, row[column] ?? null])) });

/** Invoices and credit notes: one's own, and for the team those of its province (4.4.6). */
@Controller('api')
export class InvoicesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** Who sells, and who did before, the newest first: what the documents of each day bear. */
  @Get('sellers')
  @Header('cache-control', 'no-store')
  async sellers(): Promise<object> {
    return { sellers: (await sellersOf(this.kernel)).toReversed() };
  }

  @Get('pro/invoices')
  @Header('cache-control', 'no-store')
  async list(@Req() { principal }: GuardedRequest): Promise<object> {
    const own = await ownProfessional(this.kernel, principal);
    const rows = await ownRows(this.kernel, 'invoices', own, { sort: 'issuedAt', order: 'desc' });
    return { invoices: rows.map(told) };
  }

  @Get('pro/invoices/:file')
  async own(
    @Param('file') file: string,
    @Query() query: unknown,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { lang } = parsed(askedLang, query);
    const asked = fileOf(file);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const row = await documentRow(this.kernel, asked.no);
    // Somebody else's is not there at all.
    if (row.professionalId !== professionalId) throw new Refused('NOT_FOUND', 'no-such-document');
    await sendDocument(this.kernel, reply, row, asked, lang);
  }

  /** For the team: the buyer's name stands on it, so each look is written down. */
  @Get('invoices/:file')
  async one(
    @Param('file') file: string,
    @Query() query: unknown,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { lang } = parsed(askedLang, query);
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
