import { allOf, type Asking, type Availability, ids, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { campaign, type CampaignEvent, type CampaignState, type CampaignStatus } from '../campaign.js';
import { segment, segmentWithin } from '../segment.js';

export const onCampaign = (i: { campaignId: string }) => ({ campaign: streamOf(campaign, i.campaignId) });
/** With the segment that it names: what is approved is read from both. */
export const onCampaignOfSegment = (i: { campaignId: string; segmentId: string }) => ({
  ...onCampaign(i),
  segment: streamOf(segment, i.segmentId),
});
export const ofCampaign = z.object({ campaignId: ids.campaignId });
/** What rules of availability of a campaign read. */
export interface OnCampaign {
  readonly campaign: CampaignState;
}
/** What happened to a campaign, typed by its name. */
export const campaignDid = <T extends CampaignEvent['type']>(type: T, data: Extract<CampaignEvent, { type: T }>['data']): CampaignEvent =>
  ({ type, data }) as CampaignEvent;

/** It exists, and where it goes is where the caller works. */
export const known = ({ content, province }: CampaignState, { actor }: Pick<Asking, 'actor'>): Availability =>
  unless(content && segmentWithin({ province }, actor.provinces), 'NOT_FOUND', 'campaign');

/** Another province's campaign does not exist. @throws Refused where it is not known, or not where the caller works */
export const refuseUnlessKnown = (s: CampaignState, who: Pick<Asking, 'actor'>): void => refuseUnlessAvailable(known(s, who));

/** It is known and where it has to be. */
export const isIn = (s: CampaignState, states: readonly CampaignStatus[], who: Pick<Asking, 'actor'>): Availability =>
  allOf(known(s, who), unless(states.includes(s.status), 'WRONG_STATE', `campaign-${s.status.toLowerCase()}`));
