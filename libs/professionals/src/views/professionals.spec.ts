import { ERASED } from '@jurilien/event-sourcing';
import { at, faultsOf, rowsOf, story, untold, type Told } from '@jurilien/event-sourcing/testing';
import { professional } from '../professional.js';
import { professionalsView } from './professionals.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const told = (type: string, data: Record<string, unknown> = {}): Told => [professional, professionalId, type, { professionalId, ...data }];
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
const file = { fileId: 'f1', type: 'pdf', bytes: 1_024, sha256: 'a'.repeat(64), scanner: 'clamav' };

/** Everything that can happen to a membership, once. */
const life: readonly Told[] = [
  told('ProfessionalRegistered', {
    title: 'lawyer',
    name: 'Anne Roy',
    province: 'QC',
    lang: 'fr',
    email: 'anne@exemple.ca',
    phoneNumber: '+15145550101',
  }),
  told('ChannelVerified', { channel: 'email' }),
  told('ProfessionalTermsAccepted', { version: '2026-01', lang: 'fr', frDeliveredAt: at(0) }),
  told('ProfessionalApplied', { licenceNo: '200001', insurance: 'RC-1', practice }),
  told('LicenceProofUploaded', file),
  told('LicenceCheckRequested', { dueAt: at(60) }),
  told('LicenceFailed', { source: 'directory' }),
  told('LicenceVerified', { province: 'QC', source: 'directory', extract: 'Roy, Anne', nextCheckAt: at(90) }),
  told('ProfessionalRejected', { reasonCode: 'licence' }),
  told('ProfessionalApplied', { licenceNo: '200001', insurance: 'RC-1', practice }),
  told('ProfessionalApproved', { onboarding: 'held' }),
  told('OfferHoursSet', { days: [1, 2], fromMinute: 540, toMinute: 1_020 }),
  told('OffersPaused', { scope: 'all', until: at(60) }),
  told('OffersResumed', { scope: 'all' }),
  told('PublicTextWritten', { text: { aboutFr: 'Droit de la famille.' } }),
  told('ProfilePublicationRequested', { consent: true, lang: 'fr' }),
  told('ProfileWordingRejected', { reasons: ['promise'] }),
  told('ProfilePublished', { slug: 'anne-roy', text: { aboutFr: 'Droit de la famille.' } }),
  told('SuspensionProposed', { notice: 'Insurance' }),
  told('ProfessionalSuspended', { notice: 'Insurance', until: at(120) }),
  told('ProfessionalReinstated'),
  told('ProfessionalClosed'),
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
    expect(untold(professionalsView, events).length).toBeLessThan(Object.keys(professionalsView.on).length / 2);
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
