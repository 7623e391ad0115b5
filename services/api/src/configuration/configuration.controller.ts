import { Controller, Inject, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { messageTemplate } from '@jurilien/automation';
import { csvOf, csvSeparatorOf } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { LAWYER_TYPES } from '@jurilien/reference';
import type { StaffRow } from '@jurilien/rows/identity';
import type { QuestionSetRow } from '@jurilien/rows/questions';
import {
  databaseNow,
  compareConfiguration,
  configurationAt,
  exportConfiguration,
  readExport,
  reportConfiguration,
  type Kernel,
  type Report,
} from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRows } from '../views/queries.js';
import { reportLines } from './report-csv.js';
import { messagesWritten, textGapLines, textGaps, type TextGaps } from './text-gaps.js';

/** X09: the configuration as it is or was, its files, and what differs from another instant or environment. */
@Controller()
export class ConfigurationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/configuration')
  async report(@Asked() { query }: Asked<'GET /api/configuration'>) {
    return reportConfiguration(this.kernel, await this.instant(query.at));
  }

  @Route('GET /api/configuration.csv')
  async csv(
    @Asked() { query }: Asked<'GET /api/configuration.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await reportConfiguration(this.kernel, await this.instant(query.at));
    const names = await this.namesIn(report);
    this.accesses.read(principal, { action: 'exported', subject: 'view-config-current', detail: { file: 'csv', at: report.at } });
    const lines = reportLines(report, (id) => names.get(id) ?? id, query.lang);
    await attached(reply, 'text/csv; charset=utf-8', 'configuration.csv').send(csvOf(lines, csvSeparatorOf(query.lang)));
  }

  @Route('GET /api/configuration/export')
  async exported(
    @Asked() { query }: Asked<'GET /api/configuration/export'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signed = await exportConfiguration(this.kernel, await this.instant(query.at));
    this.accesses.read(principal, { action: 'exported', subject: 'view-config-current', detail: { file: 'json', at: signed.at } });
    const name = `configuration-${signed.environment.replace(/[^a-z0-9.-]/gi, '-')}-${signed.at.slice(0, 10)}.json`;
    await attached(reply, 'application/json; charset=utf-8', name).send(`${JSON.stringify(signed, null, 2)}\n`);
  }

  @Route('POST /api/configuration/comparisons')
  async compared(@Asked() { body }: Asked<'POST /api/configuration/comparisons'>) {
    const now = await databaseNow(this.kernel);
    if ('at' in body) {
      const there = await configurationAt(this.kernel, await this.instant(body.at));
      return { at: there.at, version: there.version, differences: await compareConfiguration(this.kernel, now, there) };
    }
    const read = readExport(this.kernel, body.exported);
    if (!read) throw new Refused('VALIDATION', 'input', [{ field: 'exported', message: 'invalid' }]);
    const { exported, proof } = read;
    const { environment, at, version } = exported;
    return { environment, at, version, proof, differences: await compareConfiguration(this.kernel, now, exported) };
  }

  @Route('GET /api/configuration/texts')
  async texts() {
    return this.gaps();
  }

  @Route('GET /api/configuration/texts.csv')
  async textsCsv(
    @Asked() { query: { lang } }: Asked<'GET /api/configuration/texts.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.gaps();
    this.accesses.read(principal, { action: 'exported', subject: 'view-question-sets', detail: { file: 'csv' } });
    await attached(reply, 'text/csv; charset=utf-8', 'texts.csv').send(csvOf(textGapLines(found, lang), csvSeparatorOf(lang)));
  }

  /** Of questions and messages as they are now, drafts included. */
  private async gaps(): Promise<TextGaps> {
    const { books } = this.kernel;
    const [sets] = await Promise.all([this.questionSets(), books.readOn()]);
    return textGaps(
      sets,
      messagesWritten((code) => books.of(messageTemplate, code)),
    );
  }

  /** The sets that someone has worked on: never more than fields of law. */
  private async questionSets(): Promise<readonly QuestionSetRow[]> {
    const { data } = await this.queries.execute(new FindRows('question-sets', { page: 1, perPage: LAWYER_TYPES.length, filter: {} }));
    return data as unknown as QuestionSetRow[];
  }

  /** The asked instant, or now. @throws Refused one that has not come: no one knows what will be in force */
  private async instant(asked: string | undefined): Promise<string> {
    const now = await databaseNow(this.kernel);
    if (asked === undefined) return now;
    const at = new Date(asked).toISOString();
    if (at > now) throw new Refused('VALIDATION', 'input', [{ field: 'at', message: 'past' }]);
    return at;
  }

  /** Names of the colleagues who changed something. */
  private async namesIn({ keys }: Report): Promise<ReadonlyMap<string, string>> {
    const people = new Set(keys.flatMap(({ own }) => own.flatMap(({ by, approvedBy }) => [by, approvedBy ?? by])));
    const ids = [...people].filter((id) => z.uuid().safeParse(id).success);
    if (ids.length === 0) return new Map();
    const { data } = await this.queries.execute(new FindRows('staff', { page: 1, perPage: ids.length, filter: { id: ids } }));
    return new Map((data as unknown as StaffRow[]).map(({ id, name }) => [id, name]));
  }
}

const attached = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
