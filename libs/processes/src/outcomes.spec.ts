import { fold } from '@jurilien/event-sourcing';
import { asShipped, recorded } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead, priceInput } from '@jurilien/lead';
import { matchProfiles } from './views/match-profiles.js';

/** What came of an acceptance, and what was asked about it (MO2, D11, D13). */
const OUTCOMES = [
  'ConsultationOutcomeRecorded',
  'MandateOutcomeRecorded',
  'ProfessionalChosen',
  'ReplacementRequested',
  'ReplacementGranted',
  'AcceptanceReplaced',
  'LeadCreditRequested',
  'AcceptanceClosed',
];

describe('outcomes are for figures and for the end of a request', () => {
  it('no rank reads them', () => {
    expect(OUTCOMES.every((type) => type in acceptance.events)).toBe(true);
    expect(Object.keys(matchProfiles.on).filter((type) => OUTCOMES.includes(type) || type === '*')).toEqual([]);
  });
  it('no price reads them: it is made of the facts of the request alone', () => {
    const before = fold(lead, recorded(lead, 'l-1', []));
    expect(priceInput({ ...before, status: 'InService', acceptedBy: 'p-1' }, asShipped())).toEqual(priceInput(before, asShipped()));
    expect(Object.keys(priceInput(before, asShipped())).join(' ')).not.toMatch(/outcome|mandate[A-Z]|retained|refund|replace/i);
  });
});
