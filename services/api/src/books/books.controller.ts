import { Readable } from 'node:stream';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { csvOf, type CsvCell } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { coinNameOf } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { provincesOf } from '../permissions/provinces-of.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { askedMonths, lastWhole } from './months.js';
import { recurringOf } from './recurring.js';
import { salesOf, type Sales } from './sales.js';
import { hundredths, statementCsv, statementOf } from './statement.js';

/** Statements, for their owner and the team, and the sales and taxes of months (B01, X02, X19). */
@Controller()
export class BooksController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/pro/statement')
  async own(@Asked() { query: wanted }: Asked<'GET /api/pro/statement'>, @Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return statementOf(this.kernel, professionalId, wanted);
  }

  @Route('GET /api/pro/statement.csv')
  async ownCsv(
    @Asked() { query: wanted }: Asked<'GET /api/pro/statement.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-ledger-entries', detail: { own: true } });
    await attached(reply, 'releve.csv', statementCsv(this.kernel, professionalId, wanted, false));
  }

  @Route('GET /api/lawyers/:id/statement')
  async one(@Asked() { query: wanted, params: { id } }: Asked<'GET /api/lawyers/:id/statement'>, @Req() { principal }: GuardedRequest) {
    await this.known(id, principal);
    return statementOf(this.kernel, id, wanted);
  }

  @Route('GET /api/lawyers/:id/statement.csv')
  async oneCsv(
    @Asked() { query: wanted, params: { id } }: Asked<'GET /api/lawyers/:id/statement.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.known(id, principal);
    this.accesses.read(principal, { action: 'exported', subject: `credit-${id}` });
    await attached(reply, 'releve.csv', statementCsv(this.kernel, id, wanted, true));
  }

  @Route('GET /api/sales')
  async sales(@Asked() { query }: Asked<'GET /api/sales'>, @Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/sales'>> {
    const whole = lastWhole(askedMonths(query, new Date()).to, new Date());
    const [sales, recurring] = await Promise.all([
      this.salesFor(query, principal),
      recurringOf(this.kernel, whole, provincesOf(principal)),
    ]);
    return { ...sales, recurring };
  }

  @Route('GET /api/sales/months.csv')
  async monthsCsv(
    @Asked() { query }: Asked<'GET /api/sales/months.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { months } = await this.salesFor(query, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-money-journal' });
    await attached(reply, 'ventes-par-mois.csv', [this.tableOf(months)]);
  }

  @Route('GET /api/sales/taxes.csv')
  async taxesCsv(
    @Asked() { query }: Asked<'GET /api/sales/taxes.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { taxes } = await this.salesFor(query, principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-invoices' });
    await attached(reply, 'taxes-par-mois.csv', [this.tableOf(taxes)]);
  }

  private salesFor(query: Asked<'GET /api/sales'>['query'], principal: Principal): Promise<Sales> {
    const provinces = provincesOf(principal);
    return salesOf(this.kernel, { ...askedMonths(query, new Date()), ...(provinces ? { provinces } : {}) });
  }

  /** Rows with one column per field; amounts as numbers with two decimals. */
  private tableOf(rows: readonly object[]): string {
    const { en: coins } = coinNameOf(this.kernel.configuration.current());
    const names = Object.keys(rows[0] ?? {});
    const titles = names.map((name) => name.replace(/Cc$/, () => coins[0]!.toUpperCase() + coins.slice(1)).replace(/Cents$/, 'Cad'));
    const cell = ([name, value]: [string, CsvCell]): CsvCell => (/C(c|ents)$/.test(name) ? hundredths(Number(value)) : value);
    return csvOf([titles, ...rows.map((row) => Object.entries(row as Record<string, CsvCell>).map(cell))], ',');
  }

  /** Someone of another province is not there at all. */
  private async known(id: string, principal: Principal): Promise<void> {
    if (!(await this.queries.execute(new FindRow('credit-accounts', id, principal)))) throw new Refused('NOT_FOUND', 'credit-account');
  }
}

const attached = (reply: FastifyReply, name: string, parts: AsyncIterable<string> | Iterable<string>): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
