import { effectsOf, story } from '@jurilien/event-sourcing/testing';
import { personKey } from '@jurilien/privacy';
import { forgetDocumentsAfterHold } from './forget-documents-after-hold.js';

const ended = (type: 'LegalHoldLifted' | 'LegalHoldRefused', holding: string) =>
  effectsOf(forgetDocumentsAfterHold, story([personKey, holding, type, { holding, holdId: 'h', cause: 'staff' }]));

describe('the end of a legal hold', () => {
  it.each(['LegalHoldLifted', 'LegalHoldRefused'] as const)('asks about the documents it kept: %s', (type) =>
    expect(ended(type, 'request:l')).toMatchObject([{ do: 'dispatch', command: 'ForgetDocuments', input: { leadId: 'l' } }]),
  );
  it('asks about no other thing', () => expect(ended('LegalHoldLifted', 'professional:p')).toEqual([]));
});
