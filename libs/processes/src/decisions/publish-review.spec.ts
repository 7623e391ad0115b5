import { at, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, personId, staff } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { publishReview, replyToReview } from './publish-review.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const memberOf = (province: 'QC' | 'ON'): Past => [
  [
    'ProfessionalRegistered',
    {
      ...{ professionalId: pro(1), title: 'lawyer', name: 'Élise Côté-Drapeau', province, lang: 'fr' },
      ...{ email: 'e@exemple.ca', phoneNumber: '+15145550101' },
    },
  ],
];
const answered: Past = [
  ['SurveyInvited', { ...ids, side: 'client', personId, code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(9_999) }],
  ['SurveySubmitted', { acceptanceId, personId, overall: 1, callMe: false, followUp: true }],
];
const read: Past = [...answered, ['SurveyModerated', { acceptanceId, label: 'called' }]];
const proposed = (words = 'Le site est clair, mais la réponse a tardé.'): Past => [
  ['ReviewProposed', { ...ids, personId, province: 'QC', lang: 'fr', words, wordsKey: 'w' }],
];
const published: Past = [...proposed(), ['ReviewPublished', { acceptanceId, subject: 'platform' }]];
const withdrawn: Past = [...proposed(), ['ReviewWithdrawn', { acceptanceId, by: 'author', wordsKey: 'w' }]];
const input = { acceptanceId, professionalId: pro(1), subject: 'platform' };

describe('PublishReview', () => {
  interface Over {
    readonly survey?: Past;
    readonly more?: object;
    readonly config?: object;
    readonly member?: 'QC' | 'ON';
  }
  const aboutThem = (from: 'QC' | 'ON', words?: string): Past => {
    const [[type, data]] = proposed(words) as [Past[number]];
    return [[type, { ...data, subject: 'professional', province: from }]] as unknown as Past;
  };
  const ofThem = (on: boolean) => ({ more: { subject: 'professional' }, config: { 'reviews.professional.on': on } });
  const publish = (review: Past, { survey = read, more = {}, config = {}, member = 'QC' }: Over = {}) =>
    given({ review, survey, professional: memberOf(member) }).when(publishReview, { ...input, ...more } as never, {
      actor: staff,
      config: configWith(config as never),
    });

  it('publishes words about the platform once the opinion was read, whatever its grade', () => {
    expect(publish(proposed()).events()).toEqual({ review: [{ type: 'ReviewPublished', data: { acceptanceId, subject: 'platform' } }] });
    expect(publish(proposed(), { survey: answered }).refusal()).toBe('WRONG_STATE: survey-is-not-moderated');
  });
  it('says nothing again, and nothing of words that are not there or were withdrawn', () => {
    expect(publish(published).events()).toEqual({});
    expect(publish(withdrawn).refusal()).toBe('WRONG_STATE: review-is-withdrawn');
    expect(publish([]).refusal()).toBe('NOT_FOUND: review');
  });
  it('refuses another professional’s name to compare with, and another subject than the words have', () => {
    expect(publish(proposed(), { more: { professionalId: pro(2) } }).refusal()).toBe('NOT_FOUND: review');
    expect(publish(aboutThem('ON'), { member: 'ON' }).refusal()).toBe('NOT_FOUND: review');
  });
  it.each([
    ['QC', 'QC', true],
    ['QC', 'ON', true],
    ['ON', 'QC', true],
    ['ON', 'ON', false],
  ] as const)('refuses words about a professional: request of %s, member of %s, switch %s', (from, member, on) =>
    expect(publish(aboutThem(from), { ...ofThem(on), member }).refusal()).toBe('FORBIDDEN: review-of-professional'),
  );
  it('publishes words about a professional of Ontario from a request of Ontario, once the switch is on, and without names', () => {
    expect(publish(aboutThem('ON'), { ...ofThem(true), member: 'ON' }).events()).toEqual({
      review: [{ type: 'ReviewPublished', data: { acceptanceId, subject: 'professional' } }],
    });
    expect(publish(aboutThem('ON', 'Me Côté-Drapeau est claire.'), { ...ofThem(true), member: 'ON' }).refusal()).toBe(
      'VALIDATION: review-names-someone',
    );
    expect(publish(aboutThem('ON'), { ...ofThem(true), member: 'ON', survey: answered }).refusal()).toBe(
      'WRONG_STATE: survey-is-not-moderated',
    );
  });
  it.each(['Merci à Me Côté-Drapeau!', 'Écrivez-moi à moi@exemple.ca.', 'Maître Lavoie m’a bien servi.'])(
    'refuses words that say who or how to reach someone: %s',
    (words) => expect(publish(proposed(words)).refusal()).toBe('VALIDATION: review-names-someone'),
  );
  it('publishes nothing where the page is closed', () =>
    expect(publish(proposed(), { config: { 'reviews.platform.enabled': false } }).refusal()).toBe('FORBIDDEN: reviews-are-off'));
});

describe('ReplyToReview', () => {
  const reply = (review: Past, text: string, more: object = {}) =>
    given({ review, professional: memberOf('QC') }).when(replyToReview, { ...input, reply: text, ...more } as never, { actor: staff });
  const words = 'Merci. Nous rappelons plus tôt depuis.';

  it('stands under published words alone, and the same again says nothing', () => {
    expect(reply(published, words).events()).toEqual({ review: [{ type: 'ReviewReplied', data: { acceptanceId, reply: words } }] });
    expect(reply([...published, ['ReviewReplied', { acceptanceId, reply: words }]], words).events()).toEqual({});
    expect(reply(proposed(), words).refusal()).toBe('WRONG_STATE: review-is-not-published');
    expect(reply(withdrawn, words).refusal()).toBe('WRONG_STATE: review-is-not-published');
  });
  it('names no one and says how no one is reached', () => {
    expect(reply(published, 'Élise Côté-Drapeau vous répond.').refusal()).toBe('VALIDATION: fields');
    expect(reply(published, 'Appelez-nous au 514 555-0199.').refusal()).toBe('VALIDATION: fields');
    expect(reply(published, words, { professionalId: pro(2) }).refusal()).toBe('NOT_FOUND: review');
  });
});
