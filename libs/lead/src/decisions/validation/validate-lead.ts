import { ADMITTED } from '@jurilien/contracts';
import { decision, Refused, refuseUnless, type FieldError } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { later, reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { inProvince, leadId, onLead, refuseUnlessIn } from '../rules.js';
import { isClean } from './summary-guard.js';

/** What staff have looked at before a lead may be offered (feature VA2). */
export const CHECKLIST = [
  'identity',
  'contact',
  'legalMatter',
  'field',
  'territory',
  'parties',
  'budget',
  'duplicate',
  'blacklist',
] as const;

/** Staff vouch for the lead: every point checked, nobody named, a contact proven or the lack of it explained. */
export const validateLead = decision({
  name: 'ValidateLead',
  input: z.object({
    leadId,
    checklist: z.object(
      Object.fromEntries(CHECKLIST.map((c) => [c, z.boolean().optional()])) as Record<
        (typeof CHECKLIST)[number],
        z.ZodOptional<z.ZodBoolean>
      >,
    ),
    waiver: z.string().trim().min(5).max(500).optional(),
  }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, checklist, waiver }, { lead: s }, ctx) {
    if (s.status === 'Ready' && s.takenBy === ctx.actor.id) return {};
    refuseUnlessIn(s, ADMITTED.ValidateLead);
    refuseUnless(s.lockedBy === ctx.actor.id, 'WRONG_STATE', 'lock-held-by-other');
    refuseUnless(!reached(s.lockUntil!, ctx.now), 'WRONG_STATE', 'lock-expired');
    refuseUnless(s.consents['sharing'], 'WRONG_STATE', 'no-sharing-consent');
    refuseUnless(!s.proposal, 'WRONG_STATE', 'price-proposal-open');
    const missing = problems(s, checklist, waiver);
    if (missing.length > 0) throw new Refused('VALIDATION', 'not-ready-to-validate', missing);
    const sendAfter = later(ctx.now, s.facts.sendAfter ?? ctx.now);
    return {
      lead: [
        happened('LeadValidated', {
          leadId,
          by: ctx.actor.id,
          checklist: Object.fromEntries(CHECKLIST.map((c) => [c, true])),
          ...(waiver ? { waiver } : {}),
          sendAfter,
        }),
      ],
    };
  },
});

/** Everything still in the way, each at its field, so that the workbench can show it at once. */
export function problems(s: LeadState, checklist: Partial<Record<string, boolean>>, waiver?: string): FieldError[] {
  const checks: [string, boolean, string][] = [
    ...CHECKLIST.map((c): [string, boolean, string] => [`checklist.${c}`, checklist[c] === true, 'required']),
    ['checklist.blacklist', s.blacklistHits.length === 0, 'blacklisted'],
    ['summary', Boolean(s.summary), 'required'],
    ['summary', !s.summary || isClean(s.summary, s), 'personal-data'],
    ['waiver', Boolean(waiver || s.facts.emailConfirmed || s.facts.phoneNumberConfirmed), 'contact-unconfirmed'],
    ['lawyerType', Boolean(s.facts.lawyerType), 'required'],
    ['province', Boolean(s.facts.province), 'required'],
    ['region', Boolean(s.facts.region), 'required'],
    ['creditValue', (s.facts.creditValue ?? 0) > 0, 'required'],
  ];
  return checks.filter(([, right]) => !right).map(([field, , message]) => ({ field, message }));
}
