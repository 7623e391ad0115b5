import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { asSystem, leadId, made, member, offerOf, pro, ready, refused, round, running, suspendedMember, wave } from '../claims.testing.js';
import { withdrawOffer } from './withdraw-offer.js';

const ids = { leadId, professionalId: pro(1) };
const withdraw = (professional: Past, distribution: Past = running) =>
  given({ ...ready(1, distribution), professional }).when(withdrawOffer, ids, asSystem(at(5)));
const paused = (scope: string, value?: string): Past => [
  ...member(1),
  ['OffersPaused', { professionalId: pro(1), scope, ...(value ? { value } : {}) }],
];

describe('WithdrawOffer', () => {
  it('takes back what is open to who paused everything, this field or this region', () => {
    for (const pause of [paused('all'), paused('field', 'family'), paused('region', '06')])
      expect(withdraw(pause).events().distribution).toEqual([
        { type: 'OffersWithdrawn', data: { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)], cause: 'paused' } },
      ]);
  });
  it('says suspended of who is', () => {
    expect(withdraw(suspendedMember(1)).events().distribution![0]!.data).toMatchObject({ cause: 'suspended' });
  });
  it('leaves it to who paused something else, or resumed meanwhile', () => {
    expect(withdraw(paused('field', 'criminal')).events()).toEqual({});
    expect(withdraw([...paused('all'), ['OffersResumed', { professionalId: pro(1) }]]).events()).toEqual({});
  });
  it('has nothing to take where nothing is open', () => {
    expect(withdraw(paused('all'), [...running, refused(1)]).events()).toEqual({});
  });
  it('ends the wave with its last open offer', () => {
    expect(withdraw(paused('all'), [round(), wave(), made(1)]).types()).toEqual({ distribution: ['OffersWithdrawn', 'WaveEnded'] });
  });
});
