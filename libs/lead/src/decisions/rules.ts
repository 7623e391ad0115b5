import { type LeadStatus } from '@jurilien/contracts';
import {
  allOf,
  type AsOf,
  type Asking,
  type Availability,
  type Ctx,
  ids,
  Refused,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import {
  addBusinessMinutes,
  type Config,
  DAY_MS,
  leadHoldMaxDays,
  plus,
  type Province,
  reached,
  validationEscalatePercent,
  validationSlaMinutes,
} from '@jurilien/reference';
import { z } from 'zod';
import { happened, lead, type LeadEvent } from '../lead.js';
import { isLive, type LeadState } from '../lead-state.js';

export const leadId = ids.leadId;
export const ofLead = z.object({ leadId });

/** The one stream most lead commands need. */
export const onLead = (input: { leadId: string }) => ({ lead: streamOf(lead, input.leadId) });

/** Province of the lead, for the event's column and the scope of province admins. */
export const inProvince = (states: { lead: LeadState }): 'QC' | 'ON' | undefined => states.lead.facts.province ?? undefined;

/** What rules of availability of a lead read. */
export interface OnLead {
  readonly lead: LeadState;
}

/** The lead is known, and its person not erased. */
export const known = (s: LeadState): Availability =>
  allOf(unless(s.status !== 'None', 'NOT_FOUND', 'lead'), unless(!s.erased, 'WRONG_STATE', 'person-erased'));
const inState = (s: LeadState, admitted: boolean): Availability =>
  allOf(known(s), unless(admitted, 'WRONG_STATE', `lead-is-${kebab(s.status)}`));
/** The lead is in one of these states. */
export const isIn = (s: LeadState, statuses: readonly LeadStatus[]): Availability => inState(s, statuses.includes(s.status));
/** The lead is known and has not ended. */
export const live = (s: LeadState): Availability => inState(s, isLive(s.status));
/** The lead lives and was sent. */
export const sent = (s: LeadState): Availability => allOf(live(s), unless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft'));

/** Refuses when the lead is unknown, or in none of these states. */
export const refuseUnlessIn = (s: LeadState, statuses: readonly LeadStatus[]): void => refuseUnlessAvailable(isIn(s, statuses));
/** Refuses when the lead is unknown or has ended. */
export const refuseUnlessLive = (s: LeadState): void => refuseUnlessAvailable(live(s));

const kebab = (status: LeadStatus): string => status.replace(/(?<!^)[A-Z]/g, (c) => `-${c}`).toLowerCase();

/** Validators work on what they took or were given; admins on everything. */
export const handling = (s: LeadState, who: Asking): Availability =>
  unless(!isValidator(who) || s.takenBy === who.actor.id || s.assigneeId === who.actor.id, 'FORBIDDEN', 'not-taken-by-you');
export const refuseUnlessHandling = (s: LeadState, who: Asking): void => refuseUnlessAvailable(handling(s, who));

export const isValidator = ({ actor }: Asking): boolean => actor.kind === 'user' && (actor.role ?? '').endsWith('validation');
export const isStaff = ({ actor }: Asking): boolean => actor.kind === 'user' && !/client|professional|recruit/.test(actor.role ?? '');

/** What most steps of staff with a lead share: the lead alone in the input, and a reason. */
export const staffStep = { input: ofLead, reasonRequired: true, streams: onLead, province: inProvince } as const;

/** A field error of a rule. */
export const invalid = (field: string, message: string): Refused => new Refused('VALIDATION', 'fields', [{ field, message }]);

/** A request waits for so many days at most. */
export function refuseTooFar(field: string, until: string, { now, config }: AsOf): void {
  const days = config.value(leadHoldMaxDays);
  if (!reached(until, plus(now, days * DAY_MS))) throw invalid(field, `too-far:${days}`);
}

/** When a request that enters the queue now must have been validated: business minutes of the client's province. */
export const validationDueAt = (province: Province, { now, config }: AsOf): string =>
  addBusinessMinutes(now, config.value(validationSlaMinutes, { province }), province, config);
/** How many business minutes are left of the time to validate a request, in its province, when that time is nearly over. */
export const validationRiskMinutes = (config: Config, province: Province): number =>
  (config.value(validationSlaMinutes, { province }) * (100 - config.value(validationEscalatePercent, { province }))) / 100;
/** When the validation of a request is due; the head office's hours where its province is not known. */
export const slaFrom = ({ facts }: LeadState, asOf: AsOf): string => validationDueAt(facts.province ?? 'QC', asOf);

/** The lead enters the team's queue. */
export const queued = (s: LeadState, ctx: Ctx, confirmed: boolean): LeadEvent =>
  happened('LeadQueuedForValidation', { leadId: s.leadId, confirmed, slaAt: slaFrom(s, ctx), lang: s.lang, province: s.facts.province });
