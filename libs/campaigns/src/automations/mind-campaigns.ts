import { at, automation, cancel, timer } from '@jurilien/event-sourcing';
import { campaign } from '../campaign.js';
import { startCampaign } from '../decisions/run-campaign.js';
import { LANE, work } from '../work.js';

const starts = timer('campaign.start', startCampaign);
/** What is done as often as something happens is named by when it happened. */
const once = (what: string, campaignId: string, version: number): string => `campaign-${what}:${campaignId}:${version}`;

const freeze = (campaignId: string, version: number) =>
  work('freeze-campaign', once('freeze', campaignId, version), { campaignId }, undefined, LANE);
const sendIt = (campaignId: string, version: number) =>
  work('send-campaign', once('send', campaignId, version), { campaignId }, undefined, LANE);

/** A campaign is counted, tested, prepared and sent by the worker, each when its event says so. */
export const mindCampaigns = automation(campaign)({
  name: 'mind-campaigns',
  on: {
    CampaignEstimateRequested: ({ data: { campaignId }, version }) => [
      work('estimate-campaign', once('estimate', campaignId, version), { campaignId }, undefined, LANE),
    ],
    CampaignTested: ({ data: { campaignId, userId, edit }, version }) => [
      work('test-campaign', once('test', campaignId, version), { campaignId, userId, edit }),
    ],
    CampaignScheduled: ({ data: { campaignId, startsAt }, stream }) => [at(startsAt, starts, { campaignId }, stream)],
    CampaignPreparationStarted: ({ data: { campaignId }, version }) => [freeze(campaignId, version)],
    CampaignStarted: ({ data: { campaignId }, version }) => [sendIt(campaignId, version)],
    CampaignResumed: ({ data: { campaignId, into, startsAt }, version, stream }) => {
      if (into === 'Scheduled') return [at(startsAt, starts, { campaignId }, stream, String(version))];
      return [into === 'Preparing' ? freeze(campaignId, version) : sendIt(campaignId, version)];
    },
    CampaignCancelled: ({ data: { campaignId }, version, stream }) => [
      cancel(starts, stream),
      work('end-campaign', once('end', campaignId, version), { campaignId }, undefined, LANE),
    ],
  },
});
