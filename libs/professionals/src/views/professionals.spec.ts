import { ERASED } from '@jurilien/event-sourcing';
import { at, faultsOf, rowsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional } from '../professional.js';
import { professionalsView } from './professionals.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const happened = (type: string, data: Record<string, unknown> = {}): StoryEvent => [
  professional,
  professionalId,
  type,
  { professionalId, ...data },
];
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
const file = { fileId: 'f1', type: 'pdf', bytes: 1_024, sha256: 'a'.repeat(64), scanner: 'clamav' };

/** Everything that can happen to a membership, once. */
const life: readonly StoryEvent[] = [
  happened('ProfessionalRegistered', {
    title: 'lawyer',
    name: 'Anne Roy',
    province: 'QC',
    lang: 'fr',
    email: 'anne@exemple.ca',
    phoneNumber: '+15145550101',
  }),
  happened('ChannelVerified', { channel: 'email' }),
  happened('ProfessionalTermsAccepted', { version: '2026-01', lang: 'fr', frDeliveredAt: at(0) }),
  happened('ProfessionalApplied', { licenceNo: '200001', insurance: 'RC-1', practice }),
  happened('LicenceProofUploaded', file),
  happened('LicenceCheckRequested', { dueAt: at(60) }),
  happened('LicenceFailed', { source: 'directory' }),
  happened('LicenceVerified', { province: 'QC', source: 'directory', extract: 'Roy, Anne', nextCheckAt: at(90) }),
  happened('ProfessionalRejected', { reasonCode: 'licence' }),
  happened('ProfessionalApplied', { licenceNo: '200001', insurance: 'RC-1', practice }),
  happened('ProfessionalApproved', { onboarding: 'held' }),
  happened('OfferHoursSet', { days: [1, 2], fromMinute: 540, toMinute: 1_020 }),
  happened('OffersPaused', { scope: 'all', until: at(60) }),
  happened('OffersResumed', { scope: 'all' }),
  happened('PublicTextWritten', { text: { aboutFr: 'Droit de la famille.' } }),
  happened('ProfilePublicationRequested', { consent: true, lang: 'fr' }),
  happened('ProfileWordingRejected', { reasons: ['promise'] }),
  happened('ProfilePublished', { slug: 'anne-roy', text: { aboutFr: 'Droit de la famille.' } }),
  happened('SuspensionProposed', { notice: 'Insurance' }),
  happened('ProfessionalSuspended', { notice: 'Insurance', until: at(120) }),
  happened('ProfessionalReinstated'),
  happened('ProfessionalClosed'),
];

describe('the row of a professional', () => {
  it('has what its columns promise after each event, from the name to the end', () => {
    const events = story(...life);
    expect(rowsOf(professionalsView, events).get(professionalId)).toMatchObject({
      name: 'Anne Roy',
      state: 'Closed',
      channels: ['email'],
      licenceState: 'verified',
      licenceCheckDueAt: null,
      proofs: [{ fileId: 'f1', scanner: 'clamav' }],
      publication: 'published',
      paused: false,
      version: life.length,
    });
    expect(unexercised(professionalsView, events).length).toBeLessThan(Object.keys(professionalsView.on).length / 2);
  });
  it('keeps its promises when the person is erased', () => {
    const erased = story(...life).map((e) => ({
      ...e,
      data: { ...e.data, ...Object.fromEntries((e.personal ?? []).filter((field) => field in e.data).map((field) => [field, ERASED])) },
    }));
    const row = rowsOf(professionalsView, erased).get(professionalId)!;
    expect(row).toMatchObject({ email: ERASED, phoneNumber: ERASED, publicText: ERASED });
    expect(faultsOf(professionalsView, row)).toEqual([]);
  });
});
