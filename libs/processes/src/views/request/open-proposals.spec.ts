import type { Recorded, Row, View } from '@jurilien/event-sourcing';
import { leadDetails } from './lead-details.js';
import { openProposals, withProposals } from './open-proposals.js';
import { searches } from '../../../../search/src/views/searches.js';

const e = (type: string, data: object = {}): Recorded => ({ type, data, occurredAt: '2026-11-03T15:00:00.000Z' }) as unknown as Recorded;
const after = (row: Row, ...events: Recorded[]): readonly string[] =>
  events.reduce<Row>((before, event) => ({ ...before, proposals: openProposals(before, event) }), row)['proposals'] as string[];
const offering = { state: 'Offering' };

describe('what waits for a second person', () => {
  it('is each question once, until its own answer', () => {
    const asked = [e('LeadPricingProposed'), e('ManualOfferProposed', { proposalId: 'm1' }), e('LeadPricingProposed')];
    expect(after(offering, ...asked)).toEqual(['price', 'm1']);
    expect(after(offering, ...asked, e('ManualOfferDecided', { proposalId: 'm1' }))).toEqual(['price']);
    expect(after(offering, ...asked, e('LeadPricingRefused'), e('ManualOfferDecided', { proposalId: 'm2' }))).toEqual(['m1']);
  });
  it('goes with the state it was asked in, and with the end of the request', () => {
    const row = { ...offering, proposals: ['stop', 'm1'] };
    expect(after(row, e('WaveStarted'))).toEqual(['stop', 'm1']);
    expect(after({ ...row, state: 'OnHold' }, e('LeadOfferingStopped'))).toEqual(['m1']);
    expect(after({ ...row, state: 'Closed' }, e('LeadClosed'))).toEqual([]);
    expect(after({ ...row, proposals: ['start'], state: 'Ready' }, e('LeadTagged'))).toEqual(['start']);
  });
  it('is told with every event of a row, and of no row where there is none', () => {
    const { LeadPricingProposed: fold } = withProposals({ LeadPricingProposed: (row: Row | undefined) => row });
    expect((fold as (row: Row | undefined, e: Recorded) => unknown)(offering, e('LeadPricingProposed'))).toEqual({
      ...offering,
      proposals: ['price'],
      proposed: true,
    });
    expect((fold as (row: Row | undefined, e: Recorded) => unknown)(undefined, e('LeadPricingProposed'))).toBeUndefined();
  });
});

describe('why something was proposed', () => {
  const because = 'Cliente au tribunal jeudi';
  const after = (v: View, type: string, data: object = {}) =>
    (v.on[type] as (row: Row, e: Recorded) => Row)({ state: 'Ready' }, { ...e(type, data), reason: because });
  it('is with the proposal, for who decides', () => {
    expect(after(leadDetails, 'LeadPricingProposed', { by: 'a', creditValue: 2 })['proposal']).toEqual({
      by: 'a',
      creditValue: 2,
      reason: because,
    });
    expect(after(leadDetails, 'LeadOfferingProposed', { by: 'a', step: 'stop' })['offeringProposal']).toMatchObject({
      step: 'stop',
      reason: because,
    });
    expect(after(searches, 'ManualOfferProposed', { proposalId: 'm1' })['proposals']).toMatchObject([
      { proposalId: 'm1', reason: because },
    ]);
  });
});
