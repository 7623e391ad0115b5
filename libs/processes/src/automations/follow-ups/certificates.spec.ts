import { documents } from '@jurilien/documents';
import { at, configIn, effectsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId, ready } from '@jurilien/lead/testing';
import { PARTNERS } from '@jurilien/reference';
import { followUpCertificates } from './certificates.js';

const DAY = 24 * 60;
const followUpId = `certificate:${leadId}`;
const of = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const [, form] = ready.find(([type]) => type === 'LeadSubmitted')! as unknown as [string, { facts: object }];
const submitted = (facts: object) => of('LeadSubmitted', { ...form, facts: { ...form.facts, ...facts } });
const edited = (facts: object) => of('LeadEdited', { personId, changed: Object.keys(facts), facts });
const sent = (by: 'client' | 'staff' | 'professional'): StoryEvent => [
  documents,
  leadId,
  'DocumentUploaded',
  { leadId, documentId: 'd', personId, name: 'attestation.pdf', type: 'pdf', bytes: 1, sha256: 'x', scanner: 's', by },
];

const asked = (dueAt: string) => ({
  timer: 'followUp.certificate',
  dueAt,
  command: 'CreateFollowUp',
  input: { followUpId, kind: 'certificate', leadId, occurrence: dueAt, dueAt },
});
const ended = (cause: string) => [
  { do: 'cancel', timer: 'followUp.certificate' },
  { command: 'CancelFollowUp', input: { followUpId, cause } },
];

describe('a certificate of legal aid', () => {
  it('is asked about a week after legal aid was asked for without it', () => {
    const without = { juridicalHelp: true, hasLegalAidCert: false };
    expect(effectsOf(followUpCertificates, story(submitted(without)))).toMatchObject([asked(at(7 * DAY))]);
    for (const facts of [{ juridicalHelp: false }, { juridicalHelp: true, hasLegalAidCert: true }])
      expect(effectsOf(followUpCertificates, story(submitted(facts)))).toEqual([]);
    const config = configIn('QC', { 'followUp.certificateDays': 3 });
    const sooner = story(submitted(without)).map((e) => ({ ...e, config }));
    expect(effectsOf(followUpCertificates, sooner)).toMatchObject([asked(at(3 * DAY))]);
  });
  it('is asked about once a correction makes it missing, and no more once it is there or not needed', () => {
    const events = story(
      edited({ juridicalHelp: true }),
      edited({ hasLegalAidCert: false }),
      edited({ city: 'Laval' }),
      edited({ hasLegalAidCert: true }),
      edited({ juridicalHelp: false }),
    );
    expect(effectsOf(followUpCertificates, events)).toMatchObject([
      asked(at(7 * DAY)),
      asked(at(7 * DAY)),
      ...ended('answered'),
      ...ended('ended'),
    ]);
  });
  it('is answered by a document of the client, or of the team for them, and ends with the request', () => {
    const events = story(
      submitted({ juridicalHelp: true, hasLegalAidCert: false }),
      edited({ city: 'Laval' }),
      sent('professional'),
      sent('client'),
      sent('staff'),
      of('LeadRejected', { reasonCode: 'spam' }),
      of('LeadBlocked', { blockType: 'spam' }),
      of('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
      of('LeadClosed', { closeReason: 'served' }),
      of('LeadMerged', { into: 'x' }),
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: false }),
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: true }),
    );
    expect(effectsOf(followUpCertificates, events).slice(1)).toMatchObject([
      ...ended('answered'),
      ...ended('answered'),
      ...Array.from({ length: 6 }, () => ended('ended')).flat(),
    ]);
    expect(unexercised(followUpCertificates, events)).toEqual([]);
  });
});
