import { acceptance } from '@jurilien/acceptance';
import { billing, invoiceSeries } from '@jurilien/credits';
import type { Recorded } from '@jurilien/event-sourcing';
import { at, rowsOf, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { incident, personKey, privacyRequest } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { retained } from './retained.js';

/** Events with what the view reads of them, an hour apart. */
const recorded = (log: readonly StoryEvent[]): readonly Recorded[] =>
  log.map(
    ([life, id, type, data], i) =>
      ({ type, data, stream: `${life.category}-${id}`, version: i + 1, position: i + 1, occurredAt: at(i * 60) }) as unknown as Recorded,
  );
const happened = (log: readonly StoryEvent[]) => rowsOf(retained, recorded(log));
const ids = (log: readonly StoryEvent[]) => [...happened(log)].map(([id, row]) => [id, (row as { since: string | null }).since !== null]);
const ofLead = (type: string, data: object = {}): StoryEvent => [lead, 'l', type, { leadId: 'l', ...data }];
const ofPro = (type: string, data: object = {}): StoryEvent => [professional, 'p', type, { professionalId: 'p', ...data }];
const shredded = (holding: string): StoryEvent => [personKey, holding, 'PersonKeyShredded', { holding, owners: ['o'] }];
const closed = ofLead('LeadClosed', { closeReason: 'other' });
const accepted: StoryEvent = [acceptance, 'a', 'AcceptanceOpened', { acceptanceId: 'a', leadId: 'l' }];
const proof = ofPro('LicenceProofUploaded', { fileId: 'f', type: 'pdf', bytes: 1, sha256: 'x', scanner: 's' });
const request = (type: string): StoryEvent => [privacyRequest, 'r', type, { requestId: 'r' }];

describe('what goes before the whole, or with no whole', () => {
  it('has the story and the parties of a request that ended without a professional, until they are forgotten', () => {
    for (const end of [
      closed,
      ofLead('LeadUnserved', { reason: 'noTaker' }),
      ofLead('LeadWithdrawn'),
      ofLead('LeadBlocked'),
      ofLead('LeadReferredToPartner', { final: true }),
    ])
      expect(ids([end])).toEqual([['requestDetails:l', true]]);
    expect(ids([ofLead('LeadReferredToPartner', { final: false })])).toEqual([]);
    for (const over of [
      ...['LeadReopened', 'LeadUnblocked', 'LeadSearchExtended', 'LeadOfferingStarted', 'LeadDetailsForgotten'].map((t) => ofLead(t)),
      ...[accepted, shredded('request:l')],
    ])
      expect(ids([closed, over])).toEqual([]);
  });
  it('names the holding whose legal hold keeps a part', () => {
    expect(happened([closed]).get('requestDetails:l')).toMatchObject({ holding: 'request:l', entityId: 'l', part: 'requestDetails' });
    expect(happened([proof]).get('licenceProofs:p')).toMatchObject({ holding: 'professional:p', since: null });
  });
  it('counts the time of licence proofs from the end of the file, if there are any', () => {
    expect(ids([ofPro('ProfessionalClosed')])).toEqual([]);
    expect(ids([proof, ofPro('ProfessionalClosed')])).toEqual([['licenceProofs:p', true]]);
    expect(ids([proof, ofPro('ProfessionalRejected'), ofPro('ProfessionalApplied')])).toEqual([['licenceProofs:p', false]]);
    expect(ids([proof, ofPro('LicenceProofsRemoved', { fileIds: ['f'] })])).toEqual([]);
    expect(ids([proof, shredded('professional:p')])).toEqual([]);
  });
  it('counts the time of names on documents from the last of them', () => {
    const issued: StoryEvent = [invoiceSeries, 's', 'InvoiceIssued', { professionalId: 'p' }];
    const note: StoryEvent = [invoiceSeries, 's', 'CreditNoteIssued', { professionalId: 'p' }];
    expect(happened([issued, note]).get('books:p')).toMatchObject({ since: at(60) });
    expect(ids([issued, [billing, 'p', 'BilledNamesForgotten', { professionalId: 'p', billingKeyId: 'k' }]])).toEqual([]);
  });
  it('has consents and requests about one’s own data from their decision on', () => {
    const said = (type: string): StoryEvent => [contactPoint, 'c', type, { contactId: 'c' }];
    for (const type of ['ContactConsentRecorded', 'ConsentWithdrawn']) expect(ids([said(type)])).toEqual([['consents:c', true]]);
    expect(ids([said('ContactConsentRecorded'), said('ConsentsForgotten')])).toEqual([]);
    for (const type of ['PrivacyRequestFulfilled', 'PrivacyRequestRefused', 'PrivacyRequestAbandoned'])
      expect(ids([request(type)])).toEqual([['privacyRequests:r', true]]);
    expect(ids([request('PrivacyRequestRefused'), request('PrivacyRequestForgotten')])).toEqual([]);
  });
  it('has incidents from their end on, unless they are opened again', () => {
    const of = (type: string): StoryEvent => [incident, 'i', type, { incidentId: 'i' }];
    expect(ids([of('IncidentRegistered')])).toEqual([]);
    expect(ids([of('IncidentClosed')])).toEqual([['incidents:i', true]]);
    expect(ids([of('IncidentClosed'), of('IncidentRegistered')])).toEqual([['incidents:i', false]]);
    expect(ids([of('IncidentClosed'), of('IncidentForgotten')])).toEqual([]);
  });
  it('keeps what other keys seal', () => expect(ids([closed, shredded('account:l')])).toEqual([['requestDetails:l', true]]));
  it('handles no event that this spec leaves out', () => {
    const all = Object.keys(retained.on).map((type): StoryEvent => {
      const life = [lead, acceptance, professional, billing, invoiceSeries, contactPoint, privacyRequest, incident, personKey].find(
        ({ events }) => Object.hasOwn(events, type),
      )!;
      return [life as typeof lead, 'x', type, { holding: 'request:x', leadId: 'x', professionalId: 'x' }];
    });
    expect(unexercised(retained, recorded(all))).toEqual([]);
  });
});
