import { decision, refuseUnless, Refused, type FieldError } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { addressOf, editableBy, factInput, identityInput, partiesOf, splitFacts } from '../fact-input.js';
import { answers } from '../facts.js';
import { happened, type LeadEvent } from '../lead.js';
import type { LeadState } from '../lead-state.js';
import { correctedAnswers } from '../question-sets/request-answers.js';
import { inProvince, isStaff, leadId, onLead, queued, refuseUnlessHandling, refuseUnlessLive } from './rules.js';
import { emailError, phoneError } from './submission.js';

/** Facts the price is made of: frozen with the first offer. */
const PRICED = ['juridicalHelp', 'smallMandate', 'consult', 'commercial', 'rate', 'budget', 'budgetNumber', 'multi'];
/** Facts that change who should get the lead: a validated lead goes back to staff (4.6 "material change"). */
const MATERIAL = new Set([
  'lawyerType',
  'province',
  'region',
  'othersInvolved',
  'juridicalHelp',
  'smallMandate',
  'consult',
  'budget',
  'budgetNumber',
  'rate',
]);

/**
 * Corrects facts of a lead. The client's own description is never edited (staff write a summary beside it), price facts
 * freeze with the first offer, and each side writes only the fields that are its own. Answers shown in offers are always answers given.
 */
export const editLead = decision({
  name: 'EditLead',
  input: z.object({ leadId, ...factInput, ...identityInput, accessibleSpecificQuestions: answers.optional() }).strict(),
  streams: onLead,
  province: inProvince,
  decide(input, { lead: s }, ctx) {
    refuseUnlessLive(s);
    refuseUnless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft');
    refuseUnlessHandling(s, ctx);
    const staff = isStaff(ctx) || ctx.actor.kind === 'system';
    refuseUnless(staff || (s.status !== 'Accepted' && s.status !== 'InService'), 'WRONG_STATE', 'lead-is-accepted');

    const { clear, sealed } = splitFacts(input);
    const own = new Set([...editableBy(staff ? 'staff' : 'client'), ...(ctx.actor.kind === 'system' ? editableBy('client') : [])]);
    const errors: FieldError[] = Object.keys({ ...clear, ...sealed })
      .filter((f) => !own.has(f))
      .map((field) => ({ field, message: 'forbidden' }));
    if (!staff && input.accessibleSpecificQuestions) errors.push({ field: 'accessibleSpecificQuestions', message: 'forbidden' });
    const checked: [string, string | undefined][] = [
      ['clientName', input.clientName === undefined || input.clientName.trim() ? undefined : 'required'],
      ['email', input.email === undefined ? undefined : emailError(input.email)],
      ['phoneNumber', input.phoneNumber === undefined ? undefined : phoneError(input.phoneNumber)],
      ['othersInvolved', input.othersInvolved === undefined || partiesOf(input.othersInvolved).length > 0 ? undefined : 'required'],
    ];
    errors.push(...checked.flatMap(([field, message]) => (message ? [{ field, message }] : [])));
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);

    const edited = editsOf(input, s);
    const facts = changedOnly(clear, s.facts);
    const privateFacts = changedOnly(sealed, s.facts);
    const changed = [...Object.keys(facts), ...Object.keys(privateFacts), ...Object.keys(edited)];
    if (changed.length === 0) return {};
    refuseUnless(!s.offered || !changed.some((f) => PRICED.includes(f)), 'WRONG_STATE', 'price-facts-frozen');
    const event: LeadEvent = happened('LeadEdited', {
      leadId: s.leadId,
      personId: s.personId,
      changed,
      facts,
      ...(Object.keys(privateFacts).length > 0 ? { privateFacts } : {}),
      ...edited,
    });
    const backToStaff = s.status === 'Ready' && changed.some((f) => MATERIAL.has(f));
    const next = { ...s, facts: { ...s.facts, ...facts } } as LeadState;
    return { lead: [event, ...(backToStaff ? [queued(next, ctx, Boolean(s.facts.emailConfirmed || s.facts.phoneNumberConfirmed))] : [])] };
  },
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function changedOnly<T extends Record<string, unknown>>(given: T, now: Record<string, unknown>): T {
  return Object.fromEntries(Object.entries(given).filter(([k, v]) => !same(v, now[k]))) as T;
}

function editsOf(input: z.infer<typeof editLead.input>, s: LeadState): Record<string, unknown> & { clientName?: string } {
  const given = {
    clientName: input.clientName?.trim(),
    email: input.email?.trim(),
    phoneNumber: input.phoneNumber?.trim(),
    address:
      input.address === undefined && input.postalCode === undefined ? undefined : addressOf(input.address ?? s.address, input.postalCode),
    othersInvolved: input.othersInvolved === undefined ? undefined : partiesOf(input.othersInvolved),
    ...correctedAnswers(s, input),
  };
  return Object.fromEntries(Object.entries(given).filter(([k, v]) => v !== undefined && !same(v, s[k as keyof LeadState])));
}
