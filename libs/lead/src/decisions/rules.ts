import { type LeadStatus } from '@jurilien/contracts';
import { type Ctx, ids, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { addBusinessMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { happened, lead, type LeadEvent } from '../lead.js';
import { isLive, type LeadState } from '../lead-state.js';
import { limits } from '../limits.js';

export const leadId = ids.leadId;
export const ofLead = z.object({ leadId });

/** The one stream most lead commands need. */
export const onLead = (input: { leadId: string }) => ({ lead: streamOf(lead, input.leadId) });

/** Province of the lead, for the event's column and the scope of province admins. */
export const inProvince = (states: { lead: LeadState }): 'QC' | 'ON' | undefined => states.lead.facts.province ?? undefined;

/** Refuses when the lead is unknown, or in none of these states. */
export function refuseUnlessIn(s: LeadState, statuses: readonly LeadStatus[]): void {
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
  refuseUnless(statuses.includes(s.status), 'WRONG_STATE', `lead-is-${kebab(s.status)}`);
}

/** Refuses when the lead is unknown or has ended. */
export function refuseUnlessLive(s: LeadState): void {
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
  refuseUnless(isLive(s.status), 'WRONG_STATE', `lead-is-${kebab(s.status)}`);
}

const kebab = (status: LeadStatus): string => status.replace(/(?<!^)[A-Z]/g, (c) => `-${c}`).toLowerCase();

/** Validators work on what they took or were given; admins on everything. */
export function refuseUnlessHandling(s: LeadState, ctx: Ctx): void {
  if (!isValidator(ctx)) return;
  refuseUnless(s.takenBy === ctx.actor.id || s.assigneeId === ctx.actor.id, 'FORBIDDEN', 'not-taken-by-you');
}

export const isValidator = (ctx: Ctx): boolean => ctx.actor.kind === 'user' && (ctx.actor.role ?? '').endsWith('validation');
export const isStaff = (ctx: Ctx): boolean => ctx.actor.kind === 'user' && !/client|professional|recruit/.test(ctx.actor.role ?? '');

/** A field error of a rule. */
export const invalid = (field: string, message: string): Refused => new Refused('VALIDATION', 'fields', [{ field, message }]);

/** When the queue must have answered: business minutes of the client's province. */
export const slaFrom = (s: LeadState, now: string): string => addBusinessMinutes(now, limits.slaMinutes, s.facts.province ?? 'QC');

/** The lead enters the team's queue. */
export const queued = (s: LeadState, ctx: Ctx, confirmed: boolean): LeadEvent =>
  happened('LeadQueuedForValidation', {
    leadId: s.leadId,
    confirmed,
    slaAt: slaFrom(s, ctx.now),
    lang: s.lang,
    province: s.facts.province,
  });
