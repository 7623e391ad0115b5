import { acceptance } from '@jurilien/acceptance';
import { review, REVIEW_REASONS } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { templateOf } from '@jurilien/notifications';
import type { StoryEvent } from '@jurilien/event-sourcing/testing';
import { finderWith, lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import type { Reader } from '../../variable.js';
import { variableOf } from '../../variables/index.js';

const acceptanceId = '018f2a10-0000-7000-8003-000000000001';
const leadId = '018f2a10-0000-7000-8000-00000000000a';
const about = { acceptanceId, reviewId: acceptanceId };
const happens = (type: string, data: object = {}): StoryEvent => [review, acceptanceId, type, { acceptanceId, ...data }, 0];
const keys = (...events: StoryEvent[]) => runsAsShipped(...events).flatMap((e) => (e.do === 'work' && e.job === 'notify' ? [e] : []));

describe('words for everyone', () => {
  it.each([
    ['review-published', happens('ReviewPublished', { subject: 'platform' })],
    ['review-answered', happens('ReviewReplied', { reply: 'Merci de ces mots.' })],
    ['review-refused', happens('ReviewWithdrawn', { by: 'team', reason: 'insulting', wordsKey: 'w' })],
  ])('%s tells their author once, with ids alone', (rule, event) =>
    expect(keys(event, event)).toMatchObject([
      { key: `${rule}:${acceptanceId}`, input: { rule, ruleVersion: 1, ...about } },
      { key: `${rule}:${acceptanceId}` },
    ]),
  );
  it.each(['author', 'time'])('say nothing where they end by their %s', (by) =>
    expect(keys(happens('ReviewWithdrawn', { by, wordsKey: 'w' }))).toEqual([]),
  );

  const lookup = (state: object) =>
    lookupWith(about, { [review.category]: state, [acceptance.category]: { acceptanceId, leadId }, [lead.category]: { leadId } });
  it.each(['review-published', 'review-answered'])('%s is not sent of words that were taken back meanwhile', async (rule) => {
    expect(await verdictOf(rule, lookup({ status: 'Published' }))).toBe('sent');
    expect(await verdictOf(rule, lookup({ status: 'Withdrawn', ended: { by: 'author' } }))).toBe('Z02');
  });
  it('states each reason of the team in words of its own', async () => {
    const reader: Reader = { kind: 'client', id: 'c', lang: 'fr', zone: 'America/Toronto' };
    const told = lookup({ status: 'Withdrawn', ended: { by: 'team', reason: 'notAboutUs' } });
    expect(await verdictOf('review-refused', told)).toBe('sent');
    expect(await verdictOf('review-refused', lookup({ status: 'Candidate' }))).toBe('Z02');
    expect(await variableOf('review-refused', 'refusal')!.find(finderWith(told), reader)).toBe('notAboutUs');
    expect(Object.keys(templateOf('review-refused').choices!.refusal!).sort()).toEqual([...REVIEW_REASONS].sort());
  });
  it('go out as a service message: who does not want those gets none', () => {
    for (const rule of ['review-published', 'review-answered', 'review-refused']) expect(templateOf(rule).class).toBe('service');
  });
});
