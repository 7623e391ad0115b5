import { Refused } from '@jurilien/event-sourcing';
import { asShipped, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { withTexts } from '@jurilien/reference';
import { form, staff } from '../../testing.js';
import { submitLead } from './submit-lead.js';

const anon = { actor: { kind: 'anon', id: 'anon' } } as const;
const needed = { sharing: true, contact: true };
const file = { lawyerType: 'criminal', hasCriminalFile: true };
const send = (more: object, consents: object = {}, by: object = anon, set: Past = []) =>
  given({ set }).when(submitLead, { ...form, lang: 'fr', ...more, consents: { ...needed, ...consents } } as never, by);
const faults = (...asked: Parameters<typeof send>): Record<string, string> => {
  try {
    send(...asked).events();
    return {};
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    return Object.fromEntries(e.fields.map((f) => [f.field, f.message]));
  }
};
const kept = (...asked: Parameters<typeof send>) =>
  send(...asked)
    .events()
    ['lead']!.filter((e) => e.type === 'ConsentRecorded' && e.data.purpose === 'sensitive')
    .map(({ data }) => ({ granted: data['granted'], textVersion: data['textVersion'], readBy: data['readBy'] }));

const REQUIRED = { 'consents.sensitive': 'required' };

describe('the agreement to sensitive answers', () => {
  it.each([
    ['a criminal file', file],
    ['no criminal file', { ...file, hasCriminalFile: false }],
    ['fear in a family', { lawyerType: 'family', specificQuestions: { 'family.safety': 'yes' } }],
    ['custody, said in a hurry', { specificQuestions: { 'criminal.detained': 'yes' } }],
    ['an injury', { lawyerType: 'civilLiability', specificQuestions: { 'liability.harm': ['injury'] } }],
  ])('is owed by who tells of %s, and a no is none', (_of, said) => {
    for (const consents of [{}, { sensitive: false }]) expect(faults(said, consents)).toEqual(REQUIRED);
    expect(kept(said, { sensitive: true })).toEqual([{ granted: true, textVersion: 'sensitive-answers/1/fr' }]);
  });
  it('is owed by no other request, and nothing is kept of it', () => {
    for (const said of [{}, { lawyerType: 'family', specificQuestions: { 'family.union': 'married' } }])
      for (const consents of [{}, { sensitive: true }, { sensitive: true, sensitiveText: 'sensitive-answers/9/fr' }])
        expect([faults(said, consents), kept(said, consents)]).toEqual([{}, []]);
  });
  it('is not owed for an answer that is no longer asked and is dropped', () =>
    expect(faults({ lawyerType: 'family', specificQuestions: { 'family.minor-children': 'no', 'liability.care': 'yes' } })).toMatchObject({
      'specificQuestions.liability.care': 'unknown',
    }));
  it('is owed for a question that a published version marks', () => {
    const label = { fr: 'Votre santé?', en: 'Your health?' };
    const questions = [{ id: 'family.health', kind: 'yes-no', visible: 'accepted', label, sensitive: true }];
    const set: Past = [['QuestionSetPublished', { field: 'family', version: 2, questions }]];
    const said = { lawyerType: 'family', questionSetVersion: 2, specificQuestions: { 'family.health': 'yes' } };
    expect(faults(said, {}, anon, set)).toEqual(REQUIRED);
    expect(faults({ ...said, specificQuestions: {} }, {}, anon, set)).toEqual({});
  });

  it('is to the sentence that was shown, which may have been replaced a week ago and no longer', () => {
    const config = withTexts(asShipped(), { 'sensitive-answers': [{ version: 2, effectiveOn: T0.slice(0, 10) }] });
    const days = (n: number) => ({
      ...anon,
      config,
      now: new Date(Date.parse(`${T0.slice(0, 10)}T05:00:00Z`) + n * 86_400_000).toISOString(),
    });
    const old = { sensitive: true, sensitiveText: 'sensitive-answers/1/fr' };
    expect(kept(file, old, days(7))).toMatchObject([{ textVersion: 'sensitive-answers/1/fr' }]);
    expect(faults(file, old, days(8))).toEqual({ 'consents.sensitive': 'text-changed' });
    expect(kept(file, { sensitive: true }, days(8))).toMatchObject([{ textVersion: 'sensitive-answers/2/fr' }]);
  });
  it.each(['sensitive-answers/2/fr', 'request-consents/1/fr', 'sensitive-answers/1/de'])('is to no other text: %s', (sensitiveText) =>
    expect(faults(file, { sensitive: true, sensitiveText })).toEqual({ 'consents.sensitive': 'text-changed' }),
  );

  describe('on the phone', () => {
    const read = { script: 'phone-script/1/fr' };
    it('is read aloud by itself, and kept with who read it', () => {
      const consents = { ...read, sensitive: true, sensitiveText: 'sensitive-answers/1/fr' };
      expect(kept(file, consents, { actor: staff })).toEqual([{ granted: true, textVersion: 'sensitive-answers/1/fr', readBy: staff.id }]);
    });
    it('is none where it was not read, or was answered with no', () => {
      expect(faults(file, { ...read, sensitive: true }, { actor: staff })).toEqual(REQUIRED);
      expect(faults(file, { ...read, sensitive: false, sensitiveText: 'sensitive-answers/1/fr' }, { actor: staff })).toEqual(REQUIRED);
    });
  });
});
