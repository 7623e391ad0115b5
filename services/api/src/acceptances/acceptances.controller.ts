import { Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { creditRatePercent, creditsTooOften } from '@jurilien/acceptance';
import { isWithProfessional } from '@jurilien/documents';
import { documentsReadable, type Line, lineOf, type OwnAcceptance, sheetAvailable, sheetOf } from '@jurilien/processes';
import { productNameOf } from '@jurilien/reference';
import { databaseNow, askingOf, creditRateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { AccessLog } from '../audit/access-log.js';
import { partsOf } from '../documents/parts.js';
import { documentsOf, shown } from '../documents/shown.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { icsOf, jsonOf, tableOf } from './acceptance-exports.js';
import { answersOf } from '../requests/answers.js';
import { ownAcceptance } from './acceptances.js';
import { ownProfessional, ownRows } from '../pro/own.js';

const LEADS = { fr: '/leads-professionnel', en: '/en/professional-leads' } as const;

/** A professional's accepted requests (M10): pipeline, contact sheet, and their own data to take away. */
@Controller()
export class ProAcceptancesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/pro/acceptances')
  async list(@Req() { principal }: GuardedRequest) {
    const { now, lines } = await this.own(principal);
    const waiting = await this.unanswered(principal);
    this.accesses.read(principal, { action: 'listed', subject: 'view-acceptances', detail: { own: true } });
    return { serverNow: now, items: lines.map((line) => ({ ...line, unanswered: line.readable && waiting.has(line.id) })) };
  }

  @Route('GET /api/pro/acceptances/export')
  async export(
    @Asked() { query: asked }: Asked<'GET /api/pro/acceptances/export'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { lines } = await this.own(principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-acceptances', detail: { own: true, format: asked.format } });
    await (asked.format === 'json'
      ? attached(reply, 'application/json; charset=utf-8', 'demandes-acceptees.json').send(JSON.stringify(jsonOf(lines), null, 2))
      : attached(reply, 'text/csv; charset=utf-8', 'demandes-acceptees.csv').send(tableOf(lines)));
  }

  @Route('GET /api/pro/acceptances/contacts.ics')
  async calendar(
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<void> {
    const lang = language?.toLowerCase().startsWith('en') ? 'en' : 'fr';
    const { now, lines } = await this.own(principal);
    await attached(reply, 'text/calendar; charset=utf-8', 'contacts.ics').send(
      icsOf(lines, lang, `${this.kernel.settings.publicUrl}${LEADS[lang]}`, now, productNameOf(this.kernel.configuration.current())[lang]),
    );
  }

  @Route('GET /api/pro/acceptances/:acceptanceId')
  async one(@Asked() { params: { acceptanceId } }: Asked<'GET /api/pro/acceptances/:acceptanceId'>, @Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const own = await ownAcceptance(this.kernel, acceptanceId);
    // Someone else's is not there at all.
    if (own.state.professionalId !== professionalId) throw new Refused('NOT_FOUND', 'acceptance');
    const now = await databaseNow(this.kernel);
    const asked = askingOf(this.kernel, principal.actor, now);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${own.state.leadId}` });
    const rate = await creditRateOf(this.kernel, professionalId, own.state.province);
    const credits = { ...rate, percent: creditRatePercent(rate), byPerson: creditsTooOften(rate, own.state.province!, asked.config) };
    const sheet = sheetOf(own, now, (await answersOf(this.kernel, own.request)).all);
    const sent = await this.sharedDocuments(own, now);
    const available = sheetAvailable({ acceptance: own.state, lead: own.request }, asked);
    return { serverNow: now, professionalId, ...sheet, available, documents: sent, credits };
  }

  /** What the client, or the team, lets this professional see. */
  private async sharedDocuments({ state, request }: OwnAcceptance, now: string) {
    if (!documentsReadable(state, request, now)) return [];
    const requests = [state.leadId, ...(await partsOf(this.kernel, request))];
    const all = await Promise.all(requests.map((leadId) => documentsOf(this.kernel, leadId)));
    return all
      .flatMap(({ documents }) => documents)
      .filter((d) => isWithProfessional(d, state.acceptanceId))
      .map(shown);
  }

  /** Conversations in which the client has the last word. */
  private async unanswered(principal: Principal): Promise<ReadonlySet<string>> {
    const rows = await ownRows(this.kernel, 'relays', await ownProfessional(this.kernel, principal), { filter: { lastBy: 'client' } });
    return new Set(rows.map((row) => row.id as string));
  }

  private async own(principal: Principal): Promise<{ now: string; lines: Line[] }> {
    const own = await ownProfessional(this.kernel, principal);
    const rows = await ownRows(this.kernel, 'acceptances', own, { sort: 'at', order: 'desc' });
    const now = await databaseNow(this.kernel);
    const lines = await Promise.all(rows.map(async (row) => lineOf(await ownAcceptance(this.kernel, row.id as string), now)));
    return { now, lines };
  }
}

const attached = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
