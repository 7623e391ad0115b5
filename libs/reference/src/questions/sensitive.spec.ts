import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { optionsOf, type Question } from './question.js';
import { holdsSensitive, shippedSensitive } from './sensitive.js';
import { COMMON_QUESTIONS, shippedSet } from './sets.js';

const of = (specificQuestions: object, questions?: readonly Question[]): boolean => holdsSensitive({ specificQuestions }, questions);

describe('sensitive answers', () => {
  it.each([
    ['a criminal file', { hasCriminalFile: true }],
    ['that there is none', { hasCriminalFile: false }],
    ['fear', { specificQuestions: { 'family.safety': 'yes' } }],
    ['no fear', { specificQuestions: { 'family.safety': 'no' } }],
    ['danger', { specificQuestions: { 'safety.violence': 'yes' } }],
    ['custody', { specificQuestions: { 'criminal.detained': 'yes' } }],
    ['charges', { specificQuestions: { 'criminal.charged': 'yes' } }],
    ['an injury, among others', { specificQuestions: { 'liability.harm': ['money', 'injury'] } }],
    ['care', { specificQuestions: { 'liability.care': 'no' } }],
    ['illness at work', { specificQuestions: { 'labour.problem': ['leave'] } }],
  ])('tell of %s', (_of, said) => expect(holdsSensitive(said)).toBe(true));

  it.each([
    ['nothing was said', {}],
    ['what is sensitive was left open', { hasCriminalFile: null, specificQuestions: { 'family.safety': '', 'liability.harm': [] } }],
    ['another option was chosen', { specificQuestions: { 'liability.harm': ['money', 'property'], 'labour.problem': ['wages'] } }],
    ['only the way to be reached was said', { specificQuestions: { 'contact.care': ['no-voicemail'], 'contact.hours': ['evening'] } }],
    ['the home is at stake', { specificQuestions: { 'housing.evicted72': 'yes' } }],
  ])('are none where %s', (_where, said) => expect(holdsSensitive(said)).toBe(false));

  it('are those a published version marks as well, and still those it was shipped with when it marks nothing', () => {
    const label = { fr: 'Votre santé?', en: 'Your health?' };
    const own: Question = { id: 'family.health', kind: 'yes-no', visible: 'accepted', label, sensitive: true };
    const unmarked: Question = { ...own, id: 'family.safety', sensitive: false };
    expect([of({ 'family.health': 'no' }), of({ 'family.health': 'no' }, [own])]).toEqual([false, true]);
    expect(of({ 'family.safety': 'yes' }, [unmarked])).toBe(true);
    expect(['family.safety', 'family.health', 'liability.harm'].map(shippedSensitive)).toEqual([true, false, false]);
  });

  it('have one mark wherever a question is asked', () => {
    const all = [...LAWYER_TYPES.flatMap(({ code }) => shippedSet(code)!.questions), ...COMMON_QUESTIONS];
    const mark = (q: Question) => [
      q.sensitive ?? false,
      optionsOf(q)
        .filter((o) => o.sensitive)
        .map((o) => o.value),
    ];
    for (const q of all) expect([q.id, mark(q)]).toEqual([q.id, mark(all.find(({ id }) => id === q.id)!)]);
  });
});
