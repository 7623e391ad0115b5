import { ERASED, fold } from '@jurilien/event-sourcing';
import { recorded } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { leadId, submitted } from '@jurilien/lead/testing';
import { sameIn } from './comparison.js';

const one = fold(lead, recorded(lead, leadId, submitted));
const with_ = (changed: Partial<LeadState>): LeadState => ({ ...one, ...changed });

describe('what two requests have in common', () => {
  it('is everything of the same one, however it is written', () => {
    const written = { clientName: 'MAUDE  trémblay', email: ' Maude@Exemple.ca', othersInvolved: [{ name: 'luc-gagnon' }, { name: 'X' }] };
    expect(sameIn(one, with_(written))).toEqual([
      'clientName',
      'email',
      'phoneNumber',
      'othersInvolved',
      'lawyerType',
      'province',
      'region',
      'city',
    ]);
  });
  it('is not what neither says, nor what is erased, nor another extension of one number', () => {
    const silent = { clientName: ERASED, email: '', othersInvolved: [], facts: { ...one.facts, city: '', region: null } };
    const both = { ...silent, phoneExtension: '12' };
    expect(sameIn(with_(silent), with_(both as Partial<LeadState>))).toEqual(['lawyerType', 'province']);
  });
});
