import type { CAMPAIGN_STATES } from '@jurilien/contracts';
import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { Audience } from './audience/index.js';
import { campaignContent, type CampaignContent } from './content.js';
import { audience, province } from './segment.js';

const campaignId = z.string();
const of = { campaignId };
const count = z.number().int().nonnegative();
/** Why a campaign was paused: by hand, by a kill switch, by what its readers or the provider answer, or because this is a copy of where it was started. */
export const PAUSE_CAUSES = ['staff', 'kill-switch', 'complaints', 'bounces', 'errors', 'opt-outs', 'copy'] as const;
export type PauseCause = (typeof PAUSE_CAUSES)[number];

/** What an audience comes to: how many there are, how many may be written to and on which basis, how many not and why. */
export const estimate = z.object({
  total: count,
  eligible: count,
  /** By code of the gate. */
  suppressed: z.record(z.string(), count),
  bases: z.record(z.string(), count),
  /** Persons who share an address with another one: an address is reached once. */
  shared: count,
  languages: z.record(z.string(), count),
  /** Parts of a text for one reader at most; none for e-mail. */
  segments: count,
  costInCents: count,
});
export type CampaignEstimate = z.infer<typeof estimate>;

/** What became of everyone in the frozen audience; their sum is its size. */
export const totals = z.object({ sent: count, suppressed: count, failed: count, unknown: count });
export type CampaignTotals = z.infer<typeof totals>;

/** Every event of a campaign, in the order of its life (4.9). */
export const campaignEvents = {
  /** `edit` counts the times it was saved; audience and province are its segment's; `hash` is of content and segment together. */
  CampaignDraftSaved: event(
    campaignContent.extend({ ...of, edit: z.int().positive(), audience, province: province.optional(), hash: z.string() }),
    { personal: { name: 'campaignId' } },
  ),
  /** The worker counts its audience. */
  CampaignEstimateRequested: event(z.object({ ...of, edit: z.int() })),
  CampaignEstimated: event(estimate.extend({ ...of, edit: z.int() })),
  /** It goes to the address of who asked, in both languages, marked as a test. */
  CampaignTested: event(z.object({ ...of, edit: z.int(), userId: z.string() })),
  CampaignSubmitted: event(z.object({ ...of, hash: z.string() })),
  CampaignReturned: event(z.object(of)),
  CampaignApproved: event(z.object({ ...of, hash: z.string(), recipients: count })),
  /** `home` names the installation that sends it: a copy of its database does not. */
  CampaignScheduled: event(z.object({ ...of, startsAt: z.string(), home: z.string() })),
  /** Its time has come; its audience is written down. */
  CampaignPreparationStarted: event(z.object(of)),
  /** `n` persons, of whom `heldOut` more are sent nothing and `shared` more have an address that is reached already. */
  CampaignAudienceFrozen: event(z.object({ ...of, n: count, heldOut: count, shared: count })),
  CampaignStarted: event(z.object(of)),
  CampaignPaused: event(z.object({ ...of, cause: z.enum(PAUSE_CAUSES) })),
  /** It goes on with what it was paused in, from where it is now: who resumes it on a copy makes the copy its home. */
  CampaignResumed: event(z.object({ ...of, home: z.string(), into: z.enum(['Scheduled', 'Preparing', 'Sending']), startsAt: z.string() })),
  CampaignCancelled: event(z.object(of)),
  CampaignFinished: event(totals.extend(of)),
  CampaignArchived: event(z.object(of)),
};
export type CampaignEvent = EventOf<typeof campaignEvents>;

export type CampaignStatus = 'None' | (typeof CAMPAIGN_STATES)[number];

export interface CampaignState {
  readonly status: CampaignStatus;
  readonly content?: CampaignContent;
  readonly audience?: Audience;
  /** Only there; everywhere when absent. */
  readonly province?: 'QC' | 'ON' | undefined;
  readonly edit: number;
  /** Who saved it first, and who saved it last: neither approves it. */
  readonly authorId?: string;
  readonly editorId?: string;
  readonly hash?: string;
  readonly estimate?: CampaignEstimate & { readonly edit: number; readonly at: string };
  /** Someone waits for the count of this edit. */
  readonly estimating?: boolean;
  readonly tested?: { readonly edit: number; readonly at: string; readonly by: readonly string[] };
  readonly approved?: { readonly hash: string; readonly recipients: number; readonly by: string } | undefined;
  readonly startsAt?: string;
  readonly startedAt?: string;
  /** Since when it is being sent, anew after each pause: the work of before leaves it to that of now. */
  readonly sendingSince?: string;
  /** What was sent from then on says whether it pauses by itself: who resumes it has looked at what was answered before. */
  readonly judgedSince?: string;
  readonly pausedAt?: string | undefined;
  readonly home?: string;
  readonly frozen?: number;
  /** What it goes on with once it is resumed. */
  readonly pausedIn?: 'Scheduled' | 'Preparing' | 'Sending' | undefined;
  readonly pausedBy?: PauseCause | undefined;
  /** How often it was resumed: each time its work begins anew. */
  readonly resumed: number;
  readonly totals?: CampaignTotals;
  readonly archived?: true;
}

const initial: CampaignState = { status: 'None', edit: 0, resumed: 0 };

/** One message to many, decided by two. */
export const campaign = decider<CampaignState, typeof campaignEvents>({
  category: 'campaign',
  alone: true,
  events: campaignEvents,
  initial,
  evolve,
});

function evolve(s: CampaignState, e: CampaignEvent, { actor, occurredAt }: { actor: { id: string }; occurredAt: string }): CampaignState {
  switch (e.type) {
    case 'CampaignDraftSaved': {
      const { campaignId: _, edit, audience: of, province: where, hash, ...content } = e.data;
      return {
        ...s,
        status: 'Draft',
        content,
        audience: of,
        province: where,
        edit,
        hash,
        approved: undefined,
        authorId: s.authorId ?? actor.id,
        editorId: actor.id,
      };
    }
    case 'CampaignEstimateRequested':
      return { ...s, estimating: true };
    case 'CampaignEstimated': {
      const { campaignId: _, ...counted } = e.data;
      return { ...s, estimating: false, estimate: { ...counted, at: occurredAt } };
    }
    case 'CampaignTested': {
      const { edit, userId } = e.data;
      const before = s.tested?.edit === edit ? s.tested.by : [];
      return { ...s, tested: { edit, at: occurredAt, by: [...before.filter((id) => id !== userId), userId] } };
    }
    case 'CampaignSubmitted':
      return { ...s, status: 'Submitted' };
    case 'CampaignReturned':
      return { ...s, status: 'Draft', approved: undefined };
    case 'CampaignApproved': {
      const { hash, recipients } = e.data;
      return { ...s, status: 'Approved', approved: { hash, recipients, by: actor.id } };
    }
    case 'CampaignScheduled':
      return { ...s, status: 'Scheduled', startsAt: e.data.startsAt, home: e.data.home };
    case 'CampaignPreparationStarted':
      return { ...s, status: 'Preparing' };
    case 'CampaignAudienceFrozen':
      return { ...s, frozen: e.data.n };
    case 'CampaignStarted':
      return { ...s, ...begunAt(s, occurredAt), status: 'Sending', startedAt: s.startedAt ?? occurredAt };
    case 'CampaignPaused':
      return { ...s, status: 'Paused', pausedIn: pausable(s.status), pausedBy: e.data.cause, pausedAt: occurredAt };
    case 'CampaignResumed':
      return resumed(s, e.data, occurredAt);
    case 'CampaignCancelled':
      return { ...s, status: 'Cancelled' };
    case 'CampaignFinished': {
      const { campaignId: _, ...counted } = e.data;
      return { ...s, status: 'Finished', totals: counted };
    }
    case 'CampaignArchived':
      return { ...s, archived: true };
    default:
      return e satisfies never;
  }
}

/** Causes that its readers or the provider gave. */
const BY_ANSWERS: readonly PauseCause[] = ['complaints', 'bounces', 'errors', 'opt-outs'];

/** It goes on with what it was paused in, from where it is now. */
function resumed(
  s: CampaignState,
  { into, home }: { into: NonNullable<CampaignState['pausedIn']>; home: string },
  at: string,
): CampaignState {
  const judged = s.pausedBy && BY_ANSWERS.includes(s.pausedBy) ? { judgedSince: at } : {};
  const sent = into === 'Sending' ? begunAt(s, at) : {};
  const goesOn = { pausedIn: undefined, pausedBy: undefined, pausedAt: undefined, resumed: s.resumed + 1 };
  return { ...s, ...sent, ...judged, ...goesOn, status: into, home };
}

const begunAt = ({ judgedSince }: CampaignState, at: string) => ({ sendingSince: at, judgedSince: judgedSince ?? at });

/** The state in which a campaign can be paused, of any state. */
export const pausable = (status: CampaignStatus): CampaignState['pausedIn'] =>
  status === 'Scheduled' || status === 'Preparing' || status === 'Sending' ? status : undefined;
