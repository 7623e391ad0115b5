import { CAMPAIGN_STATES } from '@jurilien/contracts';
import { json, notNull, oneOf, personal, type RowOf, view } from '@jurilien/event-sourcing';
import { campaign, type CampaignEstimate, PAUSE_CAUSES } from '../campaign.js';
import { AUDIENCES } from '../audience/index.js';
import { CAMPAIGN_CHANNELS, type CampaignContent, type CampaignTrial } from '../content.js';

/** X05: every campaign with where it stands; who of its audience got it is counted by a route of its own. */
export const campaigns = view(campaign)({
  name: 'campaigns',
  version: 1,
  key: 'id',
  sealedBy: 'id',
  columns: {
    id: 'uuid',
    name: personal('text', { type: 'text', sorted: 'names' }),
    channel: notNull(oneOf(CAMPAIGN_CHANNELS)),
    audience: notNull(oneOf(AUDIENCES)),
    segmentId: 'uuid not null',
    segmentVersion: 'integer not null',
    /** Only there; everywhere when absent. */
    province: oneOf(['QC', 'ON']),
    words: notNull(json<CampaignContent['words']>()),
    localTime: 'boolean not null',
    perMinute: 'integer',
    rampUp: 'boolean not null',
    trial: json<CampaignTrial>(),
    /** How often it was saved; what was counted or tested counts for the edit it names. */
    edit: 'integer not null',
    /** Of content and segment: an approval is bound to it. */
    hash: 'text not null',
    state: notNull(oneOf(CAMPAIGN_STATES)),
    authorId: 'uuid not null',
    editorId: 'uuid not null',
    savedAt: 'timestamptz not null',
    /** The worker counts. */
    estimating: 'boolean not null',
    estimate: json<CampaignEstimate>(),
    estimatedAt: 'timestamptz',
    estimatedEdit: 'integer',
    testedAt: 'timestamptz',
    testedEdit: 'integer',
    submittedAt: 'timestamptz',
    submittedBy: 'uuid',
    /** Why it was returned, while it is a draft again. */
    returnedBecause: 'text',
    approvedAt: 'timestamptz',
    approvedBy: 'uuid',
    approvedRecipients: 'integer',
    startsAt: 'timestamptz',
    startedAt: 'timestamptz',
    frozen: 'integer',
    heldOut: 'integer',
    shared: 'integer',
    pausedAt: 'timestamptz',
    pausedBy: oneOf(PAUSE_CAUSES),
    pausedBecause: 'text',
    sent: 'integer',
    suppressed: 'integer',
    failed: 'integer',
    unknown: 'integer',
    finishedAt: 'timestamptz',
    cancelledAt: 'timestamptz',
    cancelledBecause: 'text',
    archived: 'boolean not null',
    version: 'integer not null',
  },
  indexes: [['archived', 'savedAt'], ['state', 'savedAt'], ['segmentId']],
  search: ['name'],
  read: { province: 'province', clear: ['name'], defaultSort: ['savedAt', 'desc'] },
  on: {
    CampaignDraftSaved: (row, { data: { campaignId: _, ...content }, actor, occurredAt, version }) => ({
      ...row,
      ...content,
      province: content.province ?? null,
      perMinute: content.perMinute ?? null,
      trial: content.trial ?? null,
      state: 'Draft',
      authorId: row?.authorId ?? actor.id,
      editorId: actor.id,
      savedAt: occurredAt,
      estimating: row?.estimating ?? false,
      ...{ submittedAt: null, submittedBy: null, approvedAt: null, approvedBy: null, approvedRecipients: null, returnedBecause: null },
      archived: false,
      version,
    }),
    CampaignEstimateRequested: (row, { version }) => row && { ...row, estimating: true, version },
    CampaignEstimated: (row, { data: { campaignId: _, edit, ...estimate }, occurredAt, version }) =>
      row && { ...row, estimating: false, estimate, estimatedAt: occurredAt, estimatedEdit: edit, version },
    CampaignTested: (row, { data: { edit }, occurredAt, version }) => row && { ...row, testedAt: occurredAt, testedEdit: edit, version },
    CampaignSubmitted: (row, { actor, occurredAt, version }) =>
      row && { ...row, state: 'Submitted', submittedAt: occurredAt, submittedBy: actor.id, returnedBecause: null, version },
    CampaignReturned: (row, { reason, version }) =>
      row && { ...row, state: 'Draft', returnedBecause: reason, approvedAt: null, approvedBy: null, approvedRecipients: null, version },
    CampaignApproved: (row, { data: { recipients }, actor, occurredAt, version }) =>
      row && { ...row, state: 'Approved', approvedAt: occurredAt, approvedBy: actor.id, approvedRecipients: recipients, version },
    CampaignScheduled: (row, { data: { startsAt }, version }) => row && { ...row, state: 'Scheduled', startsAt, version },
    CampaignPreparationStarted: (row, { version }) => row && { ...row, state: 'Preparing', version },
    CampaignAudienceFrozen: (row, { data: { n, heldOut, shared }, version }) => row && { ...row, frozen: n, heldOut, shared, version },
    CampaignStarted: (row, { occurredAt, version }) => row && { ...row, state: 'Sending', startedAt: row.startedAt ?? occurredAt, version },
    CampaignPaused: (row, { data: { cause }, reason, occurredAt, version }) =>
      row && { ...row, state: 'Paused', pausedAt: occurredAt, pausedBy: cause, pausedBecause: reason, version },
    CampaignResumed: (row, { data: { into }, version }) =>
      row && { ...row, state: into, pausedAt: null, pausedBy: null, pausedBecause: null, version },
    CampaignCancelled: (row, { reason, occurredAt, version }) =>
      row && { ...row, state: 'Cancelled', cancelledAt: occurredAt, cancelledBecause: reason, version },
    CampaignFinished: (row, { data: { campaignId: _, ...totals }, occurredAt, version }) =>
      row && { ...row, ...totals, state: 'Finished', finishedAt: occurredAt, version },
    CampaignArchived: (row, { version }) => row && { ...row, archived: true, version },
  },
});
export type CampaignRow = RowOf<typeof campaigns>;
