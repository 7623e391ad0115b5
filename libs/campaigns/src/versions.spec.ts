import { versionsOf } from './versions.js';

const [campaignId, segmentId, ada, bob] = [1, 2, 11, 12].map((n) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`) as [
  string,
  string,
  string,
  string,
];
const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
const content = { ...{ name: 'Novembre', channel: 'email', segmentId, segmentVersion: 1, words, localTime: false, rampUp: false } };
const told = (type: string, data: object = {}, more: { readonly by?: string; readonly reason?: string } = {}) => ({
  type,
  data: { campaignId, ...data },
  actor: { kind: 'user' as const, id: more.by ?? ada },
  occurredAt: '2026-11-30T15:00:00.000Z',
  ...(more.reason ? { reason: more.reason } : {}),
});
const saved = (edit: number, more: object = {}) =>
  told('CampaignDraftSaved', { ...content, edit, audience: 'professionals', hash: `hash-${edit}`, ...more });
const submitted = told('CampaignSubmitted', { hash: 'hash-1' });
const approved = told('CampaignApproved', { hash: 'hash-1', recipients: 12 }, { by: bob });
const returned = told('CampaignReturned', {}, { by: bob, reason: 'L’objet promet trop' });

describe('versions of a campaign', () => {
  it('are none of one that no one has saved, and one alone until someone decides', () => {
    expect(versionsOf([])).toBeUndefined();
    expect(versionsOf([saved(1), submitted])).toEqual({ now: { ...content, edit: 1, audience: 'professionals' } });
  });
  it('are what was approved and what was written since', () => {
    const later = saved(2, { name: 'Décembre', province: 'QC' });
    expect(versionsOf([saved(1), submitted, approved, later, submitted])).toMatchObject({
      now: { edit: 2, name: 'Décembre', province: 'QC' },
      decided: { decision: 'approved', by: bob, at: '2026-11-30T15:00:00.000Z', campaign: { edit: 1, name: 'Novembre' } },
    });
  });
  it('are what was sent back, with the reason, also once it is submitted again as it was', () => {
    const found = versionsOf([saved(1), submitted, approved, returned, submitted]);
    expect(found?.decided).toMatchObject({ decision: 'returned', reason: 'L’objet promet trop', campaign: { edit: 1 } });
    expect(found?.now).toEqual(found?.decided?.campaign);
  });
});
