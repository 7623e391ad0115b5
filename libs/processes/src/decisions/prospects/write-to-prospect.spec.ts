import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { sendCampaignToProspect, writeToProspect } from './write-to-prospect.js';

const prospectId = '018f0000-0000-7000-8000-0000000000a1';
const email = 'anne@exemple.ca';
const said = { prospectId, name: 'Me Roy', email, title: 'lawyer', fields: [], province: 'QC', lang: 'fr', ownerId: null, noCalls: false };
const express = { basis: { kind: 'express', since: at(-60) }, basisProof: 'Appel' };
const implied = { basis: { kind: 'implied-inquiry', since: at(-60), until: at(60) }, basisProof: 'Courriel' };
const hash = (value: string): string => value.replace(/[^\w:]/g, '_');
const contactId = hash(`email:${email}`);
const write = (more: object, contact: Past = [], now = T0) => {
  const words = {
    messageId: '018f0000-0000-7000-8000-0000000000b1',
    sendKey: 'prospect:1',
    channel: 'email' as const,
    subject: 'Bonjour',
    body: 'Connaissez-vous Jurilien?',
  };
  return given({ prospect: [['ProspectSaved', { ...said, ...more }]], contact }).when(
    writeToProspect,
    { prospectId, contactId, ...words },
    { now, hash },
  );
};
const ofContact = (type: string, data: object): Past[number] => [type, { contactId, ...data }];

describe('an e-mail to a prospect', () => {
  it('is put in line on an express basis, which the list of addresses learns of', () => {
    const { contact, message } = write(express).events();
    expect(contact).toMatchObject([{ type: 'ContactConsentRecorded', data: { class: 'marketing', basis: 'express' } }]);
    expect(message).toMatchObject([
      { type: 'MessageQueued', data: { class: 'marketing', to: email, recipientId: prospectId, author: 'staff' } },
    ]);
  });
  it('takes the end of an implied basis along', () =>
    expect(write(implied).events().contact).toMatchObject([{ data: { basis: 'implied-inquiry', expiresAt: at(60) } }]));
  it('is refused without a basis, and on one that is over', () => {
    expect(write({}).refusal()).toBe('SUPPRESSED: prospect-without-basis');
    expect(write(implied, [], at(60)).refusal()).toBe('SUPPRESSED: prospect-basis-is-over');
  });
  it.each<[string, Past[number], string]>([
    ['unsubscribed', ofContact('ConsentWithdrawn', { class: 'marketing', source: 'one-click' }), 'z04'],
    ['refused everything', ofContact('ConsentWithdrawn', { class: 'service', source: 'page' }), 'z04'],
    ['bounced', ofContact('AddressSuppressed', { cause: 'hardBounce' }), 'z05'],
    ['complained', ofContact('AddressSuppressed', { cause: 'complaint' }), 'z05'],
  ])('is refused where the address %s, whatever the basis', (_what, event, code) =>
    expect(write(express, [event]).refusal()).toBe(`SUPPRESSED: address-says-${code}`),
  );
  it('goes to the address of the record alone', () =>
    expect(write({ ...express, email: 'another.address@exemple.ca' }).refusal()).toBe('WRONG_STATE: no-address'));
  it('lifts nothing that it does not need', () =>
    expect(
      write(express, [
        ofContact('ContactConsentRecorded', { class: 'marketing', basis: 'express', textVersion: '1', source: 'form', evidence: 'e' }),
      ]).types(),
    ).toEqual({ message: ['MessageQueued'] }));
});

describe('a text to a prospect', () => {
  const phoneNumber = '+15145550177';
  const number = hash(`phone:${phoneNumber}`);
  const agreed = { phoneNumber, textsSince: at(-60), textsProof: 'Formulaire du colloque' };
  const ofNumber = (type: string, data: object): Past[number] => [type, { contactId: number, ...data }, at(-30)];
  const text = (more: object, contact: Past = [], body = 'Connaissez-vous Jurilien?') =>
    given({ prospect: [['ProspectSaved', { ...said, ...more }]], contact }).when(
      writeToProspect,
      {
        ...{ prospectId, contactId: number, messageId: '018f0000-0000-7000-8000-0000000000b1', sendKey: 'prospect:1' },
        ...{ channel: 'sms', subject: '', body },
      },
      { hash },
    );

  it('is put in line on an agreement to texts, which the list of numbers learns of', () => {
    const { contact, message } = text(agreed).events();
    expect(contact).toMatchObject([{ type: 'ContactConsentRecorded', data: { contactId: number, class: 'marketing', basis: 'express' } }]);
    expect(message).toMatchObject([{ type: 'MessageQueued', data: { channel: 'sms', class: 'marketing', to: phoneNumber } }]);
  });
  it('rests on no basis for e-mail, spoken or not', () => {
    expect(text({ ...express, phoneNumber }).refusal()).toBe('SUPPRESSED: prospect-without-texts');
    expect(text({ ...implied, phoneNumber }).refusal()).toBe('SUPPRESSED: prospect-without-texts');
  });
  it.each<[string, Past, string]>([
    ['said STOP', [ofNumber('SmsOptedOut', { source: 'keyword' })], 'z05'],
    ['said STOP and then START', [ofNumber('SmsOptedOut', { source: 'keyword' }), ofNumber('SmsOptedIn', { source: 'keyword' })], 'z04'],
    ['is reached by no text', [ofNumber('NumberUnreachable', { failures: 3, messageId: 'm' })], 'z05'],
    ['took its agreement back', [ofNumber('ConsentWithdrawn', { class: 'marketing', source: 'page' })], 'z04'],
  ])('is refused where the number %s, whatever was agreed to', (_what, past, code) =>
    expect(text(agreed, past).refusal()).toBe(`SUPPRESSED: address-says-${code}`),
  );
  it('is short, and leads to no address that others share', () => {
    expect(text(agreed, [], 'mot '.repeat(400)).refusal()).toBe('VALIDATION: too-long');
    expect(text(agreed, [], 'Voyez https://bit.ly/abc').refusal()).toBe('VALIDATION: link-shortener');
  });
});

describe('a campaign to a prospect', () => {
  const send = (more: object, contact: Past = [], events: Past = []) =>
    given({ prospect: [['ProspectSaved', { ...said, ...more }], ...events], contact }).when(
      sendCampaignToProspect,
      {
        ...{ prospectId, contactId, messageId: '018f0000-0000-7000-8000-0000000000b2', sendKey: 'campaign:c/p', edit: 3 },
        ...{ channel: 'email', subject: 'Bonjour', body: 'Connaissez-vous Jurilien?' },
      },
      { hash },
    );
  it('rests on the record as it stands when its message is put in line', () => {
    expect(send(express).events().message).toMatchObject([
      { type: 'MessageQueued', data: { rule: 'campaign', templateVersion: 3, recipientId: prospectId, to: email } },
    ]);
    expect(send({}).refusal()).toBe('SUPPRESSED: prospect-without-basis');
  });
  it('does not reach who asked for silence, or whose address refused as a member or client', () => {
    const silent: Past = [['ProspectMoved', { prospectId, stage: 'lost', lostReason: 'asksForSilence' }]];
    expect(send(express, [], silent).refusal()).toBe('SUPPRESSED: prospect-asks-for-silence');
    expect(send(express, [ofContact('ConsentWithdrawn', { class: 'service', source: 'page' })]).refusal()).toBe(
      'SUPPRESSED: address-says-z04',
    );
  });
});
