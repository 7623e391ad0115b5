import { Controller, Inject } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { fold, type Recorded } from '@jurilien/event-sourcing';
import { lead, type LeadState, urgencyOf, widenable } from '@jurilien/lead';
import { contactPoint, ourNumber, standingOf } from '@jurilien/messaging';
import { getRow, readStream } from '@jurilien/persistence';
import { databaseNow, asOf, askingOf, stateOf, whoSawRequest, type Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import { AccessLog } from '../audit/access-log.js';
import { clientCan, maskEmail, maskPhone } from '@jurilien/processes';
import { acceptedOf, lookedAt } from './accepted.js';
import { keptBy } from './kept-request.controller.js';
import { KERNEL } from '../tokens.js';
import type { OpenLink } from '../links/link.js';

type Status = Answer<'GET /api/public/lead-status'>;

/** What a client may see and do about their own request (N01, C01–C04, M26). Read from the log itself: a person who has just acted sees it. */
@Controller()
export class StatusController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/lead-status')
  async status(@Opened() link: OpenLink): Promise<Status> {
    const { leadId } = link.state.subject;
    this.accesses.openedLink(link.actor, `lead-${leadId}`, { shown: 'status' });
    const events = await readStream(this.kernel.db, this.kernel.codec, `lead-${leadId}`);
    const state = fold(lead, events);
    const now = await databaseNow(this.kernel);
    return {
      code: state.code!,
      state: state.status,
      lang: link.state.lang,
      createdAt: state.submittedAt!,
      confirmKind: confirmKind(state),
      emailConfirmed: state.facts.emailConfirmed === true,
      phoneConfirmed: state.facts.phoneNumberConfirmed === true,
      maskedEmail: maskEmail(state.email ?? ''),
      maskedPhone: maskPhone(state.phoneNumber ?? ''),
      phoneCodeUntil: state.confirmationsSent.findLast((c) => c.channel === 'sms')?.expiresAt,
      lawyerType: state.facts.lawyerType,
      province: state.facts.province,
      region: state.facts.region,
      ...(await lookedAt(this.kernel, leadId!, now)),
      acceptedBy: await this.acceptedBy(state),
      serverNow: now,
      accepted: await acceptedOf(this.kernel, leadId!, state, askingOf(this.kernel, link.actor, now)),
      questions: state.status === 'AwaitingInfo' ? state.questions : [],
      slaAt: state.slaAt,
      unservedAt: state.unservedAt,
      startsAt: state.status === 'Ready' ? state.sendAfter : undefined,
      closeReason: state.status === 'Closed' ? state.closeReason : undefined,
      referredTo: state.status === 'Referred' ? state.referredTo.at(-1) : undefined,
      kept: await keptBy(this.kernel, state),
      unservedReason: state.status === 'Unserved' ? state.unservedReason : undefined,
      // What was agreed to and when, and the number that texts and calls come from (C01).
      consents: await agreedTo(this.kernel, state),
      ourNumber: ourNumberFor(this.kernel, state),
      hasLegalAidCert: state.facts.hasLegalAidCert === true,
      slots: [state.specificQuestions['contact.slots'] ?? []].flat().map(String),
      priced: state.offered,
      partners: (['juripop', 'neolegal'] as const).filter((p) => state.consents[p] === true),
      legalAid: state.facts.juridicalHelp === true,
      widen: widenable(state),
      // Numbers to dial come first where days are too long (IN6).
      urgency: urgencyOf(state, asOf(this.kernel, now)),
      notes: state.clientNotes,
      seen: await whoSawRequest(this.kernel, leadId!),
      stepsAt: stepsOf(events),
      actions: clientCan(state, askingOf(this.kernel, link.actor, now)),
    };
  }

  private async acceptedBy(state: LeadState): Promise<Status['acceptedBy']> {
    if (!state.acceptedBy || !['Accepted', 'InService', 'Closed'].includes(state.status)) return undefined;
    const row = await getRow(this.kernel.db, this.kernel.registry.views.get('professionals')!, state.acceptedBy);
    return row && { name: row.name, title: row.title, firm: row.firm, phone: row.phoneNumber };
  }
}

/** The number of ours this client hears from. */
const ourNumberFor = ({ settings, secrets }: Kernel, { phoneNumber, facts }: LeadState): string =>
  ourNumber(
    { pool: settings.SMS_POOL, single: settings.SMS_FROM },
    secrets.hash(`phone:${phoneNumber ?? ''}`),
    facts.province ?? 'QC',
    undefined,
  ) ?? settings.SMS_FROM;

/** What the client agreed to, as it stands: news by e-mail are agreed to and refused at the address (4.8.5). */
async function agreedTo(kernel: Kernel, { consents, email }: LeadState): Promise<string[]> {
  const given = Object.keys(consents).filter((purpose) => consents[purpose] && purpose !== 'reminder' && purpose !== 'marketing');
  if (!email) return given;
  const mailbox = await stateOf(kernel, contactPoint, kernel.secrets.hash(`email:${email.trim().toLowerCase()}`));
  return standingOf(mailbox, new Date().toISOString()).marketing ? [...given, 'marketing'] : given;
}

const confirmKind = ({ facts }: LeadState): Status['confirmKind'] =>
  facts.consult ? 'consult' : facts.juridicalHelp ? 'juridicalHelp' : facts.smallMandate ? 'smallMandate' : 'general';

/** The day of each step that is behind, in the order of the page; one that was gone back over has its latest. */
const STEPS: readonly (readonly string[])[] = [
  ['LeadSubmitted'],
  ['LeadEmailConfirmed', 'LeadPhoneConfirmed'],
  ['LeadValidated'],
  ['LeadOfferingStarted'],
  ['LeadAccepted'],
  ['LeadContactMade'],
];
const stepsOf = (events: readonly Recorded[]): (string | null)[] =>
  STEPS.map((types, i) => {
    const of = events.filter((e) => types.includes(e.type));
    // Confirmed once is confirmed; the rest may come again.
    return (i < 2 ? of[0] : of.at(-1))?.occurredAt ?? null;
  });
