import { context } from '@jurilien/event-sourcing';
import { mindCampaigns } from './automations/mind-campaigns.js';
import { campaign } from './campaign.js';
import { approveCampaign, returnCampaign, submitCampaign } from './decisions/decide-campaign.js';
import { archiveCampaign, cancelCampaign, pauseCampaign, resumeCampaign } from './decisions/hold-campaign.js';
import { finishCampaign, freezeCampaignAudience, startCampaign } from './decisions/run-campaign.js';
import { saveCampaignDraft } from './decisions/save-campaign-draft.js';
import { installation, scheduleCampaign } from './decisions/schedule-campaign.js';
import { estimateCampaign, recordCampaignEstimate, testCampaign } from './decisions/try-campaign.js';
import { saveSegment } from './decisions/save-segment.js';
import { segment } from './segment.js';
import { campaigns } from './views/campaigns.js';
import { segmentsView } from './views/segments.js';

/** Whom campaigns are for, and their life: one message to many who agreed to it, written by one, let go by another, sent to each once (4.9). */
export const campaignContext = context({
  name: 'campaigns',
  deciders: [segment, campaign],
  decisions: [
    saveSegment,
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
  views: [segmentsView, campaigns],
  automations: [mindCampaigns],
});

export { campaignActions } from './actions.js';
export { refuseUnlessKnown } from './decisions/on-campaign.js';
export { campaign, type CampaignEstimate, type CampaignState, type CampaignTotals, type PauseCause } from './campaign.js';
export { CAMPAIGN_CHANNELS, campaignContent, type CampaignContent, segmentsAtMost, WINNER_RULES } from './content.js';
export { finishCampaign, freezeCampaignAudience, installation, pauseCampaign, recordCampaignEstimate };
export {
  approveCampaign,
  estimateCampaign,
  returnCampaign,
  saveCampaignDraft,
  scheduleCampaign,
  startCampaign,
  submitCampaign,
  testCampaign,
};
export { type Audience, AUDIENCES, FIELDS_OF, fieldsOf, type FieldOf, queryFaults } from './audience/index.js';
export { CLIENT_STATES } from './audience/clients.js';
export { type AudienceField, type FieldType, operatorsOf, type Option } from './audience/field.js';
export { saveSegment };
export { segment, type SegmentState, type SegmentVersion, segmentVersion, segmentWithin } from './segment.js';
export { type SavedCampaign, versionsOf } from './versions.js';
export type { CampaignWork } from './work.js';
