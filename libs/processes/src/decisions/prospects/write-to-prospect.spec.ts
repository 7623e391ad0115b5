import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { writeToProspect } from './write-to-prospect.js';

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
