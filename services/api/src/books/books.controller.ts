import { Readable } from 'node:stream';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { csvOf, type CsvCell, type Sales, type Statement } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { askedMonths } from './months.js';
import { salesOf } from './sales.js';
import { hundredths, statementCsv, statementOf } from './statement.js';

const day = z.iso.date();
const days = { from: day.optional(), to: day.optional() };
const page = z
  .object({ before: z.coerce.number().int().positive().optional(), limit: z.coerce.number().int().min(1).max(100).default(25), ...days })
  .strict();
const whole = z.object(days).strict();

/** Statements, for their owner and the team, and the sales and taxes of months (B01, X02, X19). */
@Controller('api')
export class BooksController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get('pro/statement')
  @Header('cache-control', 'no-store')
  async own(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<Statement> {
    const wanted = parsed(page, query);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return statementOf(this.kernel, professionalId, wanted);
  }

  @Get('pro/statement.csv')
  async ownCsv(@Query() query: unknown, @Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = parsed(whole, query);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-ledger-entries', detail: { own: true } });
    await attached(reply, 'releve-juricoins.csv', statementCsv(this.kernel, professionalId, wanted, false));
  }

  @Get('lawyers/:id/statement')
  @Header('cache-control', 'no-store')
  async one(@Param('id') id: string, @Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<Statement> {
    const wanted = parsed(page, query);
    await this.known(id, principal);
    return statementOf(this.kernel, id, wanted);
  }

  @Get('lawyers/:id/statement.csv')
  async oneCsv(
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = parsed(whole, query);
    await this.known(id, principal);
    this.accesses.read(principal, { action: 'exported', subject: `credit-${id}` });
    await attached(reply, 'releve-juricoins.csv', statementCsv(this.kernel, id, wanted, true));
  }

  @Get('sales')
  @Header('cache-control', 'no-store')
  sales(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<Sales> {
    return this.salesFor(query, principal);
  }

  @Get('sales/months.csv')
  async monthsCsv(@Query() query: unknown, @Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    const { months } = await this.salesFor(query, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-money-journal' });
    await attached(reply, 'ventes-par-mois.csv', [tableOf(months)]);
  }

  @Get('sales/taxes.csv')
  async taxesCsv(@Query() query: unknown, @Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    const { taxes } = await this.salesFor(query, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-invoices' });
    await attached(reply, 'taxes-par-mois.csv', [tableOf(taxes)]);
  }

  private salesFor(query: unknown, { who, actor }: Principal): Promise<Sales> {
    const provinces = who === 'province-admin' ? (actor.provinces ?? []) : undefined;
    return salesOf(this.kernel, { ...askedMonths(query, new Date()), ...(provinces ? { provinces } : {}) });
  }

  /** Somebody of another province is not there at all. */
  private async known(id: string, principal: Principal): Promise<void> {
    const view = this.kernel.registry.views.get('credit-accounts')!;
    if (!(await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal))))
      throw new Refused('NOT_FOUND', 'credit-account');
  }
}

/** Rows with one column per field; amounts as numbers with two decimals. */
function tableOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const titles = names.map((name) => name.replace(/Cc$/, 'Juricoins').replace(/Cents$/, 'Cad'));
  const cell = ([name, value]: [string, CsvCell]): CsvCell => (/C(c|ents)$/.test(name) ? hundredths(Number(value)) : value);
  return csvOf([titles, ...rows.map((row) => Object.entries(row as Record<string, CsvCell>).map(cell))], ',');
}

const attached = (reply: FastifyReply, name: string, parts: AsyncIterable<string> | Iterable<string>): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
