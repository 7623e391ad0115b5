import {
  allOf,
  alreadyDone,
  type Asking,
  type Config,
  decision,
  Refused,
  type FieldError,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { later, reached } from '@jurilien/reference';
import { contactConfirmed } from '../../contact-confirmed.js';
import { happened } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { inProvince, isIn, leadId, type OnLead, onLead } from '../rules.js';
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
export type CheckedItem = (typeof CHECKLIST)[number];

const available = ({ lead: s }: OnLead, { actor, now }: Asking) =>
  allOf(
    unlessDone(s.status === 'Ready' && s.takenBy === actor.id, 'lead-is-ready'),
    isIn(s, ['InValidation']),
    unless(s.lockedBy === actor.id, 'WRONG_STATE', 'lock-held-by-other'),
    unless(!s.lockUntil || !reached(s.lockUntil, now), 'WRONG_STATE', 'lock-expired'),
    unless(s.consents['sharing'], 'WRONG_STATE', 'no-sharing-consent'),
    unless(!s.proposal, 'WRONG_STATE', 'price-proposal-open'),
  );

/** Staff vouch for the lead: every point checked, no one named, a contact proven or the lack of it explained. */
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
  available,
  decide({ leadId, checklist, waiver }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    const missing = problems(s, checklist, ctx.config, waiver);
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
function problems(s: LeadState, checklist: Partial<Record<string, boolean>>, config: Config, waiver?: string): FieldError[] {
  const checks: [string, boolean, string][] = [
    ...CHECKLIST.map((c): [string, boolean, string] => [`checklist.${c}`, checklist[c] === true, 'required']),
    ['checklist.blacklist', s.blacklistHits.length === 0, 'blacklisted'],
    ['summary', Boolean(s.summary), 'required'],
    ['summary', !s.summary || isClean(s.summary, s), 'personal-data'],
    ['waiver', Boolean(waiver) || contactConfirmed(s, config), 'contact-unconfirmed'],
    ['lawyerType', Boolean(s.facts.lawyerType), 'required'],
    ['province', Boolean(s.facts.province), 'required'],
    ['region', Boolean(s.facts.region), 'required'],
    ['creditValue', (s.facts.creditValue ?? 0) > 0, 'required'],
  ];
  return checks.filter(([, right]) => !right).map(([field, , message]) => ({ field, message }));
}
