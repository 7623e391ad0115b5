import { campaign, segment } from '@jurilien/campaigns';
import { at, type Past } from '@jurilien/event-sourcing/testing';
import { ID, type Lives, ONESELF } from '../account-lives.testing.js';

const of = { campaignId: ID };
const segmentId = '018f2a10-0000-7000-8000-0000000000d2';
const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
const content = { name: 'Novembre', channel: 'email', segmentId, segmentVersion: 1, words, localTime: false, rampUp: false };
const drafted = { ...of, ...content, edit: 1, audience: 'professionals', hash: 'h' };
const estimate = { total: 3, eligible: 2, suppressed: { Z04: 1 }, bases: { express: 2 }, shared: 0, languages: { fr: 2 } };
const saved: Past = [['CampaignDraftSaved', drafted, at(0), { kind: 'user', id: 'staff-1', role: 'jurilien_admin' }]];
const counted = [
  ['CampaignEstimated', { ...of, ...estimate, edit: 1, segments: 0, costInCents: 0 }],
  ...[ONESELF, 'staff-1', 'staff-2'].map((userId) => ['CampaignTested', { ...of, edit: 1, userId }] as const),
] as const;
const tested: Past = [...saved, ...counted];
const submitted: Past = [...tested, ['CampaignSubmitted', { ...of, hash: 'h' }]];
const sending: Past = [
  ...submitted,
  ['CampaignApproved', { ...of, hash: 'h', recipients: 2 }],
  ['CampaignScheduled', { ...of, startsAt: at(60), home: 'here' }],
  ['CampaignPreparationStarted', of],
  ['CampaignAudienceFrozen', { ...of, n: 2, heldOut: 0, shared: 0 }],
  ['CampaignStarted', of],
];
const totals = { sent: 1, suppressed: 1, failed: 0, unknown: 0 };

/** A message to many. */
export const CAMPAIGN_LIVES = {
  campaigns: {
    row: { id: ID },
    streams: [
      {
        decider: campaign,
        id: ID,
        begins: [[], saved, [['CampaignDraftSaved', { ...drafted, province: 'QC' }]], tested, tested, tested, submitted, sending],
        events: [
          ...counted,
          ['CampaignSubmitted', { ...of, hash: 'h' }],
          ['CampaignReturned', of],
          ['CampaignApproved', { ...of, hash: 'h', recipients: 2 }],
          ['CampaignScheduled', { ...of, startsAt: at(60), home: 'here' }],
          ['CampaignPreparationStarted', of],
          ['CampaignAudienceFrozen', { ...of, n: 2, heldOut: 0, shared: 0 }],
          ['CampaignStarted', of],
          ['CampaignPaused', { ...of, cause: 'staff' }],
          ['CampaignResumed', { ...of, home: 'here', into: 'Sending', startsAt: at(60) }],
          ['CampaignCancelled', of],
          ['CampaignFinished', { ...of, ...totals }],
          ['CampaignArchived', of],
        ],
      },
      {
        decider: segment,
        id: segmentId,
        begins: [[['SegmentSaved', { segmentId, v: 1, name: 'Tous', audience: 'professionals', query: { combinator: 'and', rules: [] } }]]],
        events: [],
      },
    ],
    inputs: {
      SaveCampaignDraft: { ...content, segmentId },
      SubmitCampaign: { testSeen: true },
      ApproveCampaign: { hash: 'h' },
      ScheduleCampaign: { segmentId, home: 'here' },
      ResumeCampaign: { home: 'here' },
    },
  },
} as const satisfies Record<string, Lives>;
