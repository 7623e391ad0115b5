/** What readers get over the API of each view, for the front ends: types alone. */
export type { CampaignEstimate } from './campaign.js';
export type { CampaignContent } from './content.js';
export type { CampaignRow } from './views/campaigns.js';
export type { SegmentRow } from './views/segments.js';
