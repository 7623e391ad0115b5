import { type Asking, decision, Refused, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { senderName, smsMaxSegments } from '@jurilien/reference';
import { z } from 'zod';
import { estimate, type CampaignState } from '../campaign.js';
import { contentFaults } from '../content.js';
import { campaignDid, isIn, ofCampaign, onCampaign, type OnCampaign } from './on-campaign.js';

/** It can still be looked at before it goes. */
const beforeSending = ({ campaign: s }: OnCampaign, who: Asking) => isIn(s, ['Draft', 'Submitted', 'Approved'], who);

/** @throws Refused VALIDATION while its words cannot go out, with what is wrong at which field */
export function refuseFaulty(s: CampaignState, { config }: Pick<Asking, 'config'>): void {
  const faults = contentFaults(s.content!, { sender: config.value(senderName), maxSegments: config.value(smsMaxSegments) });
  if (faults.length > 0) throw new Refused('VALIDATION', 'campaign-incomplete', faults);
}

/** Someone wants to know how many it reaches: the worker counts, for it may be many. */
export const estimateCampaign = decision({
  name: 'EstimateCampaign',
  input: ofCampaign,
  streams: onCampaign,
  available: beforeSending,
  decide({ campaignId }, { campaign: s }, ctx) {
    refuseUnlessAvailable(beforeSending({ campaign: s }, ctx));
    return s.estimating ? {} : { campaign: [campaignDid('CampaignEstimateRequested', { campaignId, edit: s.edit })] };
  },
});

/** The worker has counted; a count of words or an audience that were changed meanwhile says of which edit it is. */
export const recordCampaignEstimate = decision({
  name: 'RecordCampaignEstimate',
  input: ofCampaign.extend({ edit: z.int().positive(), ...estimate.shape }),
  streams: onCampaign,
  decide: (input, { campaign: s }) => (s.estimating ? { campaign: [campaignDid('CampaignEstimated', input)] } : {}),
});

/** It goes to the caller's own address, in both languages, marked as a test. */
export const testCampaign = decision({
  name: 'TestCampaign',
  input: ofCampaign,
  streams: onCampaign,
  available: beforeSending,
  decide({ campaignId }, { campaign: s }, ctx) {
    refuseUnlessAvailable(beforeSending({ campaign: s }, ctx));
    refuseFaulty(s, ctx);
    return { campaign: [campaignDid('CampaignTested', { campaignId, edit: s.edit, userId: ctx.actor.id })] };
  },
});
