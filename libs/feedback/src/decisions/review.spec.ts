import { at, configWith, effectsOf, given, type Past, rowsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { client, leadId, otherLead, personId, staff, system } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { mindReviews } from '../automations/reviews.js';
import { review } from '../review.js';
import { reviews } from '../views/reviews.js';
import { endReview, withdrawReview } from './review.js';
import { submitSurvey } from './survey.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const words = 'Des réponses claires, mais une longue attente.';
const wordsKey = `${personId}/review-${acceptanceId}`;
const invited: Past = [
  ['SurveyInvited', { ...ids, side: 'client', personId, code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(9_999) }],
];
const proposed: Past = [['ReviewProposed', { ...ids, personId, province: 'QC', lang: 'fr', words, wordsKey }]];
const published: Past = [...proposed, ['ReviewPublished', { acceptanceId, subject: 'platform' }]];

describe('words that a client lets us publish', () => {
  const answer = (more: object, side: 'client' | 'professional' = 'client') =>
    given({ survey: side === 'client' ? invited : [['SurveyInvited', { ...invited[0]![1], side }]] }).when(
      submitSurvey,
      { acceptanceId, leadId, side, callMe: false, overall: 1, ...more } as never,
      { actor: side === 'client' ? client : { kind: 'user', id: 'u', role: 'jurilien_professional' } },
    );

  it.each([1, 3, 5])('are proposed whatever the grade: %i, and their key is their own', (overall) =>
    expect(answer({ overall, publicWords: words, publishConsent: true }).events()).toMatchObject({
      survey: [{ type: 'SurveySubmitted', data: { publishConsent: true, grouped: true } }],
      review: [{ type: 'ReviewProposed', data: { ...ids, province: 'QC', lang: 'fr', words, wordsKey } }],
    }),
  );
  it('are in no event of the survey', () =>
    expect(JSON.stringify(answer({ publicWords: words, publishConsent: true }).events().survey)).not.toContain(words));
  it('come with the leave to publish them, and the leave with words', () => {
    expect(answer({ publicWords: words }).refusal()).toBe('VALIDATION: fields');
    expect(answer({ publishConsent: true }).refusal()).toBe('VALIDATION: fields');
    expect(answer({}).events()).not.toHaveProperty('review');
  });
  describe('about the professional', () => {
    const ontario = { 'reviews.professional.on': true };
    const inProvince = (province: 'QC' | 'ON', config: object, more: object) =>
      given({ survey: [['SurveyInvited', { ...invited[0]![1], province }]] as unknown as Past }).when(
        submitSurvey,
        { acceptanceId, leadId, side: 'client', callMe: false, overall: 1, ...more } as never,
        { actor: client, config: configWith(config as never) },
      );
    const said = { proWords: words, proConsent: true };
    it('are proposed in Ontario once the switch is on, apart from those about the platform', () => {
      const told = inProvince('ON', ontario, { ...said, publicWords: `${words} Merci.`, publishConsent: true });
      expect(told.types()).toEqual({ survey: ['SurveySubmitted'], review: ['ReviewProposed'], proReview: ['ReviewProposed'] });
      const { review: one, proReview: other } = told.events();
      expect(one![0]!.data).toMatchObject({ subject: 'platform', wordsKey });
      expect(other![0]!.data).toMatchObject({ subject: 'professional', words, wordsKey: expect.not.stringMatching(wordsKey) });
      expect(JSON.stringify(told.events().survey)).not.toContain(words);
    });
    it('are asked for in Quebec under no setting, and nowhere while the switch is off', () => {
      expect(inProvince('QC', ontario, said).refusal()).toBe('VALIDATION: fields');
      expect(inProvince('ON', {}, said).refusal()).toBe('VALIDATION: fields');
    });
    it('come with their own leave', () => {
      expect(inProvince('ON', ontario, { proWords: words }).refusal()).toBe('VALIDATION: fields');
      expect(inProvince('ON', ontario, { proConsent: true }).refusal()).toBe('VALIDATION: fields');
      expect(inProvince('ON', ontario, { proWords: words, publishConsent: true }).refusal()).toBe('VALIDATION: fields');
    });
  });
  it('are asked of clients alone', () =>
    expect(answer({ publicWords: words, publishConsent: true }, 'professional').refusal()).toBe('VALIDATION: fields'));
});

describe('WithdrawReview', () => {
  const withdraw = (past: Past, more: object = {}, actor: object = staff) =>
    given({ review: past }).when(withdrawReview, { acceptanceId, subject: 'platform', ...more } as never, { actor: actor as never });

  it('is the author’s at any time, without a reason', () => {
    for (const past of [proposed, published])
      expect(withdraw(past, { leadId }, client).events()).toEqual({
        review: [{ type: 'ReviewWithdrawn', data: { acceptanceId, by: 'author', wordsKey } }],
      });
  });
  it('is of their own words: another request knows nothing of them', () =>
    expect(withdraw(published, { leadId: otherLead }, client).refusal()).toBe('NOT_FOUND: review'));
  it('is the team’s for a reason of the list, before and after publication', () => {
    expect(withdraw(published).refusal()).toBe('VALIDATION: reason-missing');
    expect(withdraw(proposed, { reason: 'namesSomeone' }).events()).toEqual({
      review: [{ type: 'ReviewWithdrawn', data: { acceptanceId, by: 'team', reason: 'namesSomeone', wordsKey } }],
    });
  });
  it('happens once', () =>
    expect(withdraw([...proposed, ['ReviewWithdrawn', { acceptanceId, by: 'author', wordsKey }]], { leadId }, client).events()).toEqual(
      {},
    ));
  it('erases the words', () => {
    const of = (type: string, data: Record<string, unknown>, minute: number): StoryEvent => [review, acceptanceId, type, data, minute];
    const propose = of('ReviewProposed', proposed[0]![1], 0);
    const gone = of('ReviewWithdrawn', { acceptanceId, by: 'author', wordsKey }, 2);
    const row = (...events: StoryEvent[]) => rowsOf(reviews, story(...events)).get(acceptanceId);
    expect(row(propose)).toMatchObject({ state: 'Candidate', subject: 'platform', words });
    const publish = of('ReviewPublished', { acceptanceId, subject: 'platform' }, 1);
    expect(row(propose, publish)).toMatchObject({ state: 'Published', publishedAt: at(1) });
    expect(row(propose, publish, of('ReviewReplied', { acceptanceId, reply: 'Merci.' }, 1))).toMatchObject({ reply: 'Merci.' });
    expect(row(propose, publish, gone)).toMatchObject({ state: 'Withdrawn', words: null, endedBy: 'author', endedAt: at(2) });
    expect(effectsOf(mindReviews, story(gone))).toEqual([{ do: 'work', job: 'destroy-key', key: wordsKey, input: { owner: wordsKey } }]);
    expect(unexercised(mindReviews, story(propose, gone))).toEqual([]);
  });
});

describe('EndReview', () => {
  const end = (past: Past, now: string) =>
    given({ review: past }).when(endReview, { acceptanceId, subject: 'platform', keptUntil: at(100) }, { actor: system, now });
  it('ends published words with the time that opinions are kept for, and not before', () => {
    expect(end(published, at(99)).refusal()).toBe('WRONG_STATE: not-due');
    expect(end(published, at(100)).events()).toEqual({
      review: [{ type: 'ReviewWithdrawn', data: { acceptanceId, by: 'time', wordsKey } }],
    });
    expect(end([], at(100)).events()).toEqual({});
  });
});
