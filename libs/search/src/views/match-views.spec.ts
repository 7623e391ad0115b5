import { at, recorded, rowsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering } from '@jurilien/lead/testing';
import { distribution } from '../search.js';
import { pro } from '../testing.js';
import { matchLeads } from './match-leads.js';
import { matchings } from './matchings.js';

const IDENTITY = /maude|tremblay|@|514|H2J/i;

describe('match-leads', () => {
  const row = (...more: Parameters<typeof recorded>[2][number][]) =>
    rowsOf(matchLeads, recorded(lead, leadId, [...offering, ...more])).get(leadId)!;
  it('knows the matter and the wishes of a validated request', () =>
    expect(row()).toMatchObject({ province: 'QC', lawyerType: 'family', lang: 'fr', validatedAt: expect.any(String), plan: 'default' }));
  it('knows no one: no name, number, address or word of the client', () => expect(JSON.stringify(row())).not.toMatch(IDENTITY));
  it('keeps the day it was first vouched for', () => {
    const again = ['LeadValidated', { leadId, by: 'staff-1', checklist: {}, sendAfter: T0 }, at(9_000)] as const;
    expect(row(again)['validatedAt']).toBe(row()['validatedAt']);
  });
  it('knows since when it had waited for that, and not that it was read again', () => {
    const again = [
      'LeadQueuedForValidation',
      { leadId, confirmed: true, slaAt: at(9_030), lang: 'fr', province: 'QC' },
      at(9_000),
    ] as const;
    expect([row()['queuedAt'], row(again)['queuedAt']]).toEqual([T0, T0]);
  });
});

describe('matchings', () => {
  const search = (type: string, data: Record<string, unknown>): StoryEvent => [
    distribution,
    leadId,
    type,
    { leadId, round: 1, wave: 1, ...data },
  ];
  const computed = search('MatchingComputed', {
    configVersion: 1,
    inputsHash: 'h1',
    eligible: 2,
    excluded: {},
    ranked: [1, 2].map((n) => ({ professionalId: pro(n), points: 500, parts: {} })),
  });
  const rowOf = (...happened: StoryEvent[]) => rowsOf(matchings, story(...happened)).get(`${leadId}:1:1`);
  it('keeps who was eligible and the hash of what it was computed from, without a seat yet', () =>
    expect(rowOf(computed)).toMatchObject({ inputsHash: 'h1', eligible: 2, seats: 0, ids: [pro(1), pro(2)], at: T0, position: 1 }));
  it('counts the seats of the wave that was sent', () =>
    expect(rowOf(computed, search('WaveStarted', { size: 2, endsAt: at(30) }))).toMatchObject({ seats: 2, position: 2 }));
  it('a wave no one was computed for is none', () => expect(rowOf(search('WaveStarted', { size: 2, endsAt: at(30) }))).toBeUndefined());
});
