import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { totals } from '../campaign.js';
import { campaignDid, ofCampaign, onCampaign } from './on-campaign.js';

const count = z.int().nonnegative();

/** Its hour has come: its audience is written down. */
export const startCampaign = decision({
  name: 'StartCampaign',
  input: ofCampaign,
  streams: onCampaign,
  decide({ campaignId }, { campaign: s }, ctx) {
    if (s.status !== 'Scheduled') return {};
    refuseUnless(reached(s.startsAt!, ctx.now), 'WRONG_STATE', 'not-due');
    return { campaign: [campaignDid('CampaignPreparationStarted', { campaignId })] };
  },
});

/** Everyone it goes to is written down, and sending begins. */
export const freezeCampaignAudience = decision({
  name: 'FreezeCampaignAudience',
  input: ofCampaign.extend({ n: count, heldOut: count, shared: count }),
  streams: onCampaign,
  decide({ campaignId, ...counted }, { campaign: s }) {
    if (s.status !== 'Preparing') return {};
    return {
      campaign: [campaignDid('CampaignAudienceFrozen', { campaignId, ...counted }), campaignDid('CampaignStarted', { campaignId })],
    };
  },
});

/** It is over when it is known of everyone what became of their message: not a person less. */
export const finishCampaign = decision({
  name: 'FinishCampaign',
  input: ofCampaign.extend(totals.shape),
  streams: onCampaign,
  decide({ campaignId, ...counted }, { campaign: s }) {
    if (s.status !== 'Sending') return {};
    const settled = counted.sent + counted.suppressed + counted.failed + counted.unknown;
    refuseUnless(settled === s.frozen, 'WRONG_STATE', 'recipients-missing');
    return { campaign: [campaignDid('CampaignFinished', { campaignId, ...counted })] };
  },
});
