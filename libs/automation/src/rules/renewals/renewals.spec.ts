import { fold } from '@jurilien/event-sourcing';
import { at, type Past, recorded, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { invited, leadId, offering } from '@jurilien/lead/testing';
import { finderWith, lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import { RULES } from '../index.js';
import { variableOf } from '../../variables/index.js';

const DAY = 1_440;
const sent: StoryEvent = [lead, leadId, 'RenewalInvitationSent', { leadId, round: 1, expiresAt: at(14 * DAY) }];
const about = { leadId, sequence: 1 };
const after = (past: Past) => fold(lead, recorded(lead, leadId, past));
const said = (rule: string, past: Past, now = at(2 * DAY), of = about) => verdictOf(rule, lookupWith(of, { lead: after(past) }, now));

describe('an invitation to renew', () => {
  it('is asked at once, and reminded of after four and eleven days (R23 to R25)', () => {
    const runs = runsAsShipped(sent).map((e) => (e.do === 'work' ? [e.key, e.input, e.dueAt] : []));
    expect(runs).toEqual([
      [`R23:${leadId}:1`, expect.objectContaining({ rule: 'R23', ...about }), undefined],
      [`R24:${leadId}:1`, expect.objectContaining({ rule: 'R24', ...about, dueAt: at(4 * DAY) }), at(4 * DAY)],
      [`R25:${leadId}:1`, expect.objectContaining({ rule: 'R25', ...about, dueAt: at(11 * DAY) }), at(11 * DAY)],
    ]);
  });
  it('is not sent, nor reminded of, once it was answered, is over, or the search goes on', async () => {
    const ends: [string, Past, string?][] = [
      ['renewed', [...invited, ['LeadRenewed', { leadId, renewalCount: 1, channel: 'link', changes: [], ready: true }]]],
      ['declined', [...invited, ['RenewalDeclined', { leadId, how: 'settled' }]]],
      ['snoozed', [...invited, ['RenewalSnoozed', { leadId, until: at(40 * DAY) }]]],
      ['live again', [...invited, offering.at(-1)!]],
      ['withdrawn', [...invited, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]]],
      ['over', invited, at(15 * DAY)],
    ];
    for (const rule of ['R23', 'R24', 'R25']) expect(await said(rule, invited)).toBe('sent');
    for (const [what, past, now] of ends) {
      expect([what, await said('R23', past, now)]).toEqual([what, 'Z02']);
      for (const rule of ['R24', 'R25']) expect([what, await said(rule, past, now)]).toEqual([what, 'Z01']);
    }
    expect(await said('R24', invited, at(2 * DAY), { leadId, sequence: 2 })).toBe('Z01');
  });
  it('waits for room where its reader has had as much as caps allow, and no other rule does', () =>
    expect(RULES.filter(({ waitsForRoom }) => waitsForRoom).map(({ code }) => code)).toEqual(['R23', 'R24', 'R25']));
  it('leads to the page of that invitation, by one link whose days count from the first message', async () => {
    const asked: unknown[] = [];
    const l = finderWith(lookupWith(about, { lead: after(invited) }, at(5 * DAY)), {
      link: (...given) => (asked.push(given), Promise.resolve('https://jurilien.example/renouvellement/x')),
    });
    const reader = { kind: 'client', id: 'p', lang: 'fr', zone: 'America/Toronto' } as const;
    await variableOf('R24', 'renewalUrl')!.find(l, reader);
    expect(asked).toEqual([['renewal', reader, { subject: { leadId, round: 1 }, at: at(DAY), days: 14 }]]);
    expect(await variableOf('R24', 'until')!.find(l, reader)).toBe('17 novembre 2026');
  });
});
