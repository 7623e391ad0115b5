import type { Recorded } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { campaignEvents } from './campaign.js';

type Told = Pick<Recorded, 'type' | 'data' | 'occurredAt' | 'actor' | 'reason'>;
const saved = campaignEvents.CampaignDraftSaved.schema;
/** A campaign as it was saved once. */
export type SavedCampaign = Omit<z.infer<typeof saved>, 'campaignId' | 'hash'>;

/** What was last decided about a campaign, and what it said then. */
export interface DecidedVersion {
  readonly campaign: SavedCampaign;
  readonly decision: 'approved' | 'returned';
  readonly by: string;
  readonly at: string;
  /** Why it was returned. */
  readonly reason?: string;
}

const DECISIONS = { CampaignApproved: 'approved', CampaignReturned: 'returned' } as const;
const decisionIn = ({ type }: Told) => (Object.hasOwn(DECISIONS, type) ? DECISIONS[type as keyof typeof DECISIONS] : undefined);

function savedLast(events: readonly Told[]): SavedCampaign | undefined {
  const last = events.findLast(({ type }) => type === 'CampaignDraftSaved');
  if (!last) return undefined;
  const { campaignId: _, hash: _hash, ...said } = saved.parse(last.data);
  return said;
}

/** A campaign as it is saved now, and as it was when someone last approved it or sent it back: what the next approver compares. */
export function versionsOf(events: readonly Told[]): { readonly now: SavedCampaign; readonly decided?: DecidedVersion } | undefined {
  const now = savedLast(events);
  if (!now) return undefined;
  const nth = events.findLastIndex((event) => decisionIn(event) !== undefined);
  const [event, before] = [events[nth], savedLast(events.slice(0, Math.max(0, nth)))];
  const decision = event && decisionIn(event);
  if (!decision || !before) return { now };
  const { actor, occurredAt: at, reason } = event;
  return { now, decided: { campaign: before, decision, by: actor.id, at, ...(decision === 'returned' && reason ? { reason } : {}) } };
}
