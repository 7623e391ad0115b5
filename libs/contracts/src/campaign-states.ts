/** States of a campaign in the order of its life (specification 4.9). One that was returned is a draft again. */
export const CAMPAIGN_STATES = [
  'Draft',
  'Submitted',
  'Approved',
  'Scheduled',
  'Preparing',
  'Sending',
  'Paused',
  'Finished',
  'Cancelled',
] as const;

/** A count of an audience is worth this long, in milliseconds: people agree, refuse and come every day. */
export const CAMPAIGN_COUNT_MS = 86_400_000;
