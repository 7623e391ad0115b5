import { type Ctx, decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { FOLLOW_UP_KINDS, followed, type FollowUpState, HAND_KINDS, isWaiting, onFollowUp, PRIORITIES } from '@jurilien/follow-ups';
import { isLive, lead, type LeadState } from '@jurilien/lead';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { prospect, type ProspectState } from '@jurilien/prospects';
import { reached } from '@jurilien/reference';
import { z } from 'zod';

const input = z.object({
  followUpId: ids.followUpId,
  kind: z.enum(FOLLOW_UP_KINDS),
  occurrence: z.string().min(1).max(300).optional(),
  rule: z.string().max(60).optional(),
  leadId: ids.leadId.optional(),
  acceptanceId: ids.acceptanceId.optional(),
  professionalId: ids.professionalId.optional(),
  purchaseId: ids.purchaseId.optional(),
  prospectId: ids.prospectId.optional(),
  dueAt: z.iso.datetime(),
  priority: z.enum(PRIORITIES).default('normal'),
  note: z.string().trim().min(3).max(1_000).optional(),
  /** Its author sees to it; the team does otherwise. */
  mine: z.boolean().default(false),
});
type Asked = z.infer<typeof input>;

const byHand: readonly string[] = HAND_KINDS;

/** A rule's task bears the name of its kind; what a person writes has an id of its own and kinds of its own. */
function refuseUnlessNamed({ followUpId, kind, dueAt, note, rule, mine }: Asked, ctx: Ctx): void {
  if (ctx.actor.kind === 'system') return refuseUnless(followUpId.startsWith(`${kind}:`) && !mine, 'VALIDATION', 'not-named-by-its-kind');
  refuseUnless(byHand.includes(kind) && !followUpId.includes(':') && rule === undefined, 'VALIDATION', 'asked-by-rules-alone');
  refuseUnless(kind !== 'custom' || note, 'VALIDATION', 'without-words');
  refuseUnless(!reached(dueAt, ctx.now), 'VALIDATION', 'not-in-the-future');
}

/** Whether the task is there already: it waits, or this very occurrence was asked before; what a person wrote is asked once. */
const isThere = (s: FollowUpState, { occurrence }: Pick<Asked, 'occurrence'>): boolean =>
  isWaiting(s) || (s.status !== 'None' && s.occurrence === occurrence);

/** What a timer asks long after it was set is asked of live requests alone, and of a certificate that is still missing. */
const ofLive: readonly Asked['kind'][] = ['requestQuiet', 'certificate'];
const hasCertificate = ({ facts }: LeadState): boolean => !facts.juridicalHelp || facts.hasLegalAidCert === true;
const willBeAsked = ({ renewal }: LeadState, now: string): boolean => renewal.planned !== undefined && !reached(renewal.planned.dueAt, now);

/** Nothing is asked about a blocked request, and no one looks at one that is over, or whose client will be asked, because nothing happens to it. */
const asksNothing = (l: LeadState, { kind }: Pick<Asked, 'kind'>, { now }: Ctx): boolean =>
  l.status === 'Blocked' ||
  (ofLive.includes(kind) && !isLive(l.status)) ||
  (kind === 'requestQuiet' && willBeAsked(l, now)) ||
  (kind === 'certificate' && hasCertificate(l));

/** Whose key seals the free words, and what lists show of whom the task is about. */
export const placeOfFollowUp = (
  l: LeadState,
  p: ProfessionalState,
  { followUpId, professionalId, prospectId }: Pick<Asked, 'followUpId' | 'professionalId' | 'prospectId'>,
  of?: ProspectState,
) => ({
  ownerId: l.personId || professionalId || prospectId || followUpId,
  code: l.code,
  province: l.facts.province ?? p.province ?? of?.province,
});

/**
 * A person of the team has something to do (4.10.3): asked by a rule, at most once per occurrence and one at a time of a kind about a
 * thing; or by a colleague. A blocked request asks for nothing (4.7.4).
 */
export const createFollowUp = decision({
  name: 'CreateFollowUp',
  input,
  streams: (i) => ({
    ...onFollowUp(i),
    lead: streamOf(lead, i.leadId ?? ''),
    professional: streamOf(professional, i.professionalId ?? ''),
    prospect: streamOf(prospect, i.prospectId ?? ''),
  }),
  province: ({ lead: l, professional: p, prospect: of }) => l.facts.province ?? p.province ?? of.province,
  decide({ mine, ...asked }, { followUp: s, lead: l, professional: p, prospect: of }, ctx) {
    refuseUnlessNamed({ ...asked, mine }, ctx);
    if (isThere(s, asked) || asksNothing(l, asked, ctx)) return {};
    refuseUnless(l.status !== 'None' || p.status !== 'None' || of.status === 'Known', 'NOT_FOUND', 'no-such-subject');
    const opened = followed('FollowUpOpened', { ...asked, ...placeOfFollowUp(l, p, asked, of) });
    const { followUpId } = asked;
    return { followUp: mine ? [opened, followed('FollowUpAssigned', { followUpId, assigneeId: ctx.actor.id })] : [opened] };
  },
});
