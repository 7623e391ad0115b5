import { actionsOn } from '@jurilien/event-sourcing';
import { approveCampaign, returnCampaign, submitCampaign } from './decisions/decide-campaign.js';
import { archiveCampaign, cancelCampaign, pauseCampaign, resumeCampaign } from './decisions/hold-campaign.js';
import { onCampaign } from './decisions/on-campaign.js';
import { saveCampaignDraft } from './decisions/save-campaign-draft.js';
import { scheduleCampaign } from './decisions/schedule-campaign.js';
import { estimateCampaign, testCampaign } from './decisions/try-campaign.js';

/** What staff do with a campaign. */
export const campaignActions = actionsOn({
  names: ({ id }: { id: string }) => ({ campaignId: id }),
  streams: onCampaign,
  decisions: [
    saveCampaignDraft,
    estimateCampaign,
    testCampaign,
    submitCampaign,
    approveCampaign,
    returnCampaign,
    scheduleCampaign,
    pauseCampaign,
    resumeCampaign,
    cancelCampaign,
    archiveCampaign,
  ],
});
