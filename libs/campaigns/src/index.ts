import { context } from '@jurilien/event-sourcing';
import { mindCampaigns } from './automations/mind-campaigns.js';
import { campaign } from './campaign.js';
import { approveCampaign, returnCampaign, submitCampaign } from './decisions/decide-campaign.js';
import { archiveCampaign, cancelCampaign, pauseCampaign, resumeCampaign } from './decisions/hold-campaign.js';
import { finishCampaign, freezeCampaignAudience, startCampaign } from './decisions/run-campaign.js';
import { saveCampaignDraft } from './decisions/save-campaign-draft.js';
import { installation, scheduleCampaign } from './decisions/schedule-campaign.js';
import { estimateCampaign, recordCampaignEstimate, testCampaign } from './decisions/try-campaign.js';
import { segment } from './segment.js';
import { campaigns } from './views/campaigns.js';

/** One message to many who agreed to it: written by one, let go by another, sent to each once (4.9). */
export const campaignContext = context({
  name: 'campaigns',
  deciders: [segment, campaign],
  decisions: [
    saveCampaignDraft,
    estimateCampaign,
    recordCampaignEstimate,
    testCampaign,
    submitCampaign,
    approveCampaign,
    returnCampaign,
    scheduleCampaign,
    startCampaign,
    freezeCampaignAudience,
    pauseCampaign,
    resumeCampaign,
    cancelCampaign,
    finishCampaign,
    archiveCampaign,
  ],
  views: [campaigns],
  automations: [mindCampaigns],
});

export { campaignActions } from './actions.js';
export { campaign, type CampaignEstimate, type CampaignState, type CampaignTotals, type PauseCause } from './campaign.js';
export { CAMPAIGN_CHANNELS, type CampaignContent, segmentsAtMost, WINNER_RULES } from './content.js';
export { finishCampaign, freezeCampaignAudience, installation, pauseCampaign, recordCampaignEstimate };
export { segment } from './segment.js';
export type { CampaignWork } from './work.js';
