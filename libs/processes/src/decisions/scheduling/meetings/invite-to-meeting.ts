import { BEFORE_OFFERING, LEAD_ENDS } from '@jurilien/contracts';
import { type Config, type Ctx, decision, ids, need, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { user, type UserState } from '@jurilien/identity';
import { lead, type LeadState, zoneOfClient } from '@jurilien/lead';
import { professional, type ProfessionalState, zoneOfPro } from '@jurilien/professionals';
import { candidate, type CandidateState, placeOfRegions } from '@jurilien/recruiting';
import {
  DAY_MS,
  MEETING_KINDS,
  MODES,
  meetingCallMinutes,
  meetingInterviewMinutes,
  meetingInviteDays,
  type MeetingKind,
  meetingOnboardingMinutes,
  meetingReviewMinutes,
  plus,
  SUBJECT_OF,
  zoneOfPlace,
} from '@jurilien/reference';
import { meeting, type MeetingState, met, meetingSide, NO_ONE } from '@jurilien/scheduling';
import { z } from 'zod';
import { mayHost } from './meeting-hosts.js';

/** Another meeting of the kind with the same person that waits, and the calendar of a client; found by the runtime, whatever the caller says. */
export const openMeeting = need<{
  kind: string;
  openId?: string;
  guestId?: string;
  professionalId?: string;
  leadId?: string;
  candidateId?: string;
}>('open-meeting');

const input = z.object({
  meetingId: ids.meetingId,
  kind: z.enum(MEETING_KINDS),
  professionalId: ids.professionalId.optional(),
  leadId: ids.leadId.optional(),
  candidateId: ids.candidateId.optional(),
  mode: z.enum(MODES).default('phone'),
  /** Who of the team meets; anyone who is free when no one is named. */
  staffId: ids.userId.optional(),
  openId: ids.meetingId.optional(),
  guestId: ids.calendarId.optional(),
});
type Asked = z.infer<typeof input>;

const MINUTES = {
  onboarding: meetingOnboardingMinutes,
  accountReview: meetingReviewMinutes,
  validationCall: meetingCallMinutes,
  candidateInterview: meetingInterviewMinutes,
} as const satisfies Record<MeetingKind, unknown>;

/** How long meetings of a kind last. */
const minutesOf = (kind: MeetingKind, province: 'QC' | 'ON' | undefined, config: Config): number =>
  config.value(MINUTES[kind], { province });

interface States {
  readonly lead: LeadState;
  readonly professional: ProfessionalState;
  readonly candidate: CandidateState;
  readonly account: UserState;
}
/** Who is invited, and where they live. */
interface Invitee {
  readonly subjectId: string;
  readonly inviteeId: string;
  readonly province: 'QC' | 'ON';
  readonly lang: 'fr' | 'en';
  readonly inviteeZone: string;
  readonly code?: string;
}

function ofProfessional({ kind, professionalId }: Asked, { professional: p }: States): Invitee {
  refuseUnless(professionalId !== undefined && p.status !== 'None' && !p.erased, 'NOT_FOUND', 'professional');
  const states = kind === 'onboarding' ? ['Registered', 'Applied'] : ['Approved', 'Suspended'];
  refuseUnless(states.includes(p.status), 'WRONG_STATE', `professional-${p.status.toLowerCase()}`);
  return { subjectId: professionalId, inviteeId: professionalId, province: p.province!, lang: p.lang, inviteeZone: zoneOfPro(p) };
}

function ofLead({ leadId }: Asked, { lead: l }: States): Invitee {
  refuseUnless(leadId !== undefined && l.status !== 'None' && l.status !== 'Draft', 'NOT_FOUND', 'lead');
  refuseUnless(BEFORE_OFFERING.includes(l.status) && !LEAD_ENDS.includes(l.status), 'WRONG_STATE', `lead-${l.status}`);
  return {
    ...{ subjectId: leadId, inviteeId: l.personId, province: l.facts.province ?? 'QC', lang: l.lang, inviteeZone: zoneOfClient(l) },
    ...(l.code ? { code: l.code } : {}),
  };
}

function ofCandidate({ candidateId }: Asked, { candidate: c, account }: States): Invitee {
  refuseUnless(candidateId !== undefined && c.status === 'Active', 'NOT_FOUND', 'candidate');
  const { province = 'QC' } = placeOfRegions(c.facts?.regions);
  const inviteeZone = zoneOfPlace({ province });
  return { subjectId: candidateId, inviteeId: candidateId, province, lang: account.preferences.lang, inviteeZone };
}

const INVITEES = { professional: ofProfessional, lead: ofLead, candidate: ofCandidate };

const waits = ({ status }: MeetingState): boolean => status === 'Invited' || status === 'Scheduled';

/** A new meeting, or one with the same person that came to its end: they are asked once more. */
const isAgain = (s: MeetingState, kind: MeetingKind, subjectId: string): boolean =>
  s.status === 'None' || (s.kind === kind && s.subjectId === subjectId);

/** One meeting of a kind waits at a time: a colleague is told so, and a rule has nothing to do. */
function refuseSecond(meetings: readonly MeetingState[], { actor }: Ctx): boolean {
  const one = meetings.some(waits);
  refuseUnless(!one || actor.kind === 'system', 'DUPLICATE', 'already-invited');
  return one;
}

const streams = (i: Asked) => ({
  meeting: streamOf(meeting, i.meetingId),
  open: streamOf(meeting, i.openId ?? 'none'),
  lead: streamOf(lead, i.leadId ?? ''),
  professional: streamOf(professional, i.professionalId ?? ''),
  candidate: streamOf(candidate, i.candidateId ?? ''),
  account: streamOf(user, i.candidateId ?? ''),
  host: streamOf(user, i.staffId ?? NO_ONE),
});

/** A person is asked to choose a time with the team (4.5.1): by a colleague, or by the application of a professional (LW1). */
export const inviteToMeeting = decision({
  name: 'InviteToMeeting',
  input,
  streams,
  needs: [openMeeting],
  province: (s, i) => (i.leadId ? (s.lead.facts.province ?? undefined) : s.professional.province),
  decide(asked, states, ctx) {
    const { kind, mode, staffId } = asked;
    const subjectKind = SUBJECT_OF[kind];
    refuseUnless([asked.professionalId, asked.leadId, asked.candidateId].filter(Boolean).length === 1, 'VALIDATION', 'one-invitee');
    const invitee = INVITEES[subjectKind](asked, states);
    refuseUnless(ctx.actor.provinces?.includes(invitee.province) ?? true, 'NOT_FOUND', subjectKind);
    if (refuseSecond([states.open, states.meeting], ctx)) return {};
    refuseUnless(isAgain(states.meeting, kind, invitee.subjectId), 'NOT_FOUND', 'meeting');
    const { province } = invitee;
    refuseUnless(staffId === undefined || mayHost({ kind, province }, states.host), 'VALIDATION', 'not-a-host');
    const invited = {
      ...{ meetingId: asked.meetingId, kind, subjectKind, ...invitee, mode, by: meetingSide(ctx.actor) },
      minutes: minutesOf(kind, province, ctx.config),
      until: plus(ctx.now, ctx.config.value(meetingInviteDays, { province }) * DAY_MS),
      ...(staffId ? { staffId } : {}),
      ...(subjectKind === 'lead' && asked.guestId ? { guestId: asked.guestId } : {}),
    };
    return { meeting: [met('MeetingInvited', invited)] };
  },
});
