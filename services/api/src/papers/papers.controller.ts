import { Controller, Inject, Req, Res } from '@nestjs/common';
import { mayList, mayRead } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import { appointmentSheet, type AppointmentShown, hiddenColumns } from '@jurilien/processes';
import { productNameOf } from '@jurilien/reference';
import { stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { appointment } from '@jurilien/scheduling';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { refuseUnlessOwnRequest } from '../scheduling/parties.js';
import { ownAppointment, refuseUnlessOf, seenBy, sideOfLink } from '../scheduling/readers.js';
import { KERNEL } from '../tokens.js';
import { paperOfRequest } from './request-papers.js';
import { refuseDrawnTooOften, sendPaper } from './send-paper.js';

const NOTHING: ReadonlySet<string> = new Set();

/** Papers that are generated of a request or an appointment (DO5): in words for a page, and as a tagged PDF. */
@Controller()
export class PapersController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** Private data show after the code of the link (3.0); what legal aid is, is private to no one. */
  @Route('GET /api/public/papers/:kind')
  async byLink(
    @Asked() { params: { kind }, query }: Asked<'GET /api/public/papers/:kind'>,
    @Opened() link: OpenLink,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const leadId = link.state.subject.leadId!;
    if (kind !== 'legalAidSheet') {
      refuseUnlessSteppedUp(link);
      this.accesses.openedLink(link.actor, `lead-${leadId}`, { shown: `paper-${kind}` });
    }
    const { paper, code } = await paperOfRequest(this.kernel, leadId, { kind, ...query, hidden: NOTHING });
    await sendPaper(reply, paper, { kind, code, as: query.as });
  }

  @Route('GET /api/client/requests/:leadId/papers/:kind')
  async own(
    @Asked() { params: { leadId, kind }, query }: Asked<'GET /api/client/requests/:leadId/papers/:kind'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await refuseUnlessOwnRequest(this.kernel, leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { paper: kind } }, kind);
    const { paper, code } = await paperOfRequest(this.kernel, leadId, { kind, ...query, hidden: NOTHING });
    await sendPaper(reply, paper, { kind, code, as: query.as });
  }

  /** What a member of staff is not shown on the request is not shown on its paper either. */
  @Route('GET /api/leads/:leadId/papers/:kind')
  async ofStaff(
    @Asked() { params: { leadId, kind }, query }: Asked<'GET /api/leads/:leadId/papers/:kind'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.within('lead-details', leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { paper: kind } }, kind);
    const view = this.kernel.registry.views.get('lead-details')!;
    const hidden = hiddenColumns(view, mayRead(view.name, principal.who));
    const { paper, code } = await paperOfRequest(this.kernel, leadId, { kind, ...query, hidden });
    await sendPaper(reply, paper, { kind, code, as: query.as });
  }

  @Route('GET /api/public/appointment/sheet')
  async sheetByLink(
    @Asked() { query }: Asked<'GET /api/public/appointment/sheet'>,
    @Opened() link: OpenLink,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { subject, lang } = link.state;
    await refuseUnlessOf(this.kernel, link, query.appointmentId);
    this.accesses.openedLink(link.actor, `lead-${subject.leadId}`, { shown: 'paper-appointmentSheet' });
    const { shown } = await seenBy(this.kernel, query.appointmentId, { side: sideOfLink(link), actor: link.actor, signedIn: false });
    await this.sendSheet(reply, shown, { as: query.as, lang: query.lang ?? lang });
  }

  @Route('GET /api/appointments/:appointmentId/sheet')
  async sheet(
    @Asked() { params: { appointmentId }, query }: Asked<'GET /api/appointments/:appointmentId/sheet'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { side, leadId } = await ownAppointment(this.kernel, appointmentId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { paper: 'appointmentSheet' } }, appointmentId);
    const { shown, lang } = await seenBy(this.kernel, appointmentId, { side, actor: principal.actor, signedIn: true });
    await this.sendSheet(reply, shown, { as: query.as, lang: query.lang ?? lang });
  }

  /** The client's sheet; what both wrote to each other is left out for staff to whom texts are masked. */
  @Route('GET /api/leads/:leadId/appointments/:appointmentId/sheet')
  async sheetForStaff(
    @Asked() { params: { leadId, appointmentId }, query }: Asked<'GET /api/leads/:leadId/appointments/:appointmentId/sheet'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.within('appointments', appointmentId, principal);
    if ((await stateOf(this.kernel, appointment, appointmentId)).leadId !== leadId) throw new Refused('NOT_FOUND', 'appointment');
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { paper: 'appointmentSheet' } }, appointmentId);
    const { shown, lang } = await seenBy(this.kernel, appointmentId, { side: 'client', actor: principal.actor, signedIn: true });
    const notes = mayRead('appointments', principal.who)?.masked ? [] : shown.notes;
    await this.sendSheet(reply, { ...shown, notes }, { as: query.as, lang: query.lang ?? lang });
  }

  private async sendSheet(
    reply: FastifyReply,
    shown: AppointmentShown & { readonly appointmentId: string; readonly serverNow: string },
    { lang, as }: { readonly lang: 'fr' | 'en'; readonly as: 'words' | 'pdf' },
  ): Promise<void> {
    if (as === 'pdf') await refuseDrawnTooOften(this.kernel, shown.appointmentId);
    const product = productNameOf(this.kernel.configuration.current())[lang];
    const paper = appointmentSheet({ appointment: shown, lang, madeAt: shown.serverNow, product });
    await sendPaper(reply, paper, { kind: 'appointmentSheet', code: shown.code, as });
  }

  /** Staff who have nothing to do with a row do not learn that it exists. */
  private async within(name: 'lead-details' | 'appointments', id: string, principal: Principal): Promise<void> {
    const view = this.kernel.registry.views.get(name)!;
    if (!mayList(name, principal.who)) throw new Refused('FORBIDDEN', 'role');
    if (!(await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal)))) throw new Refused('NOT_FOUND', name);
  }
}
