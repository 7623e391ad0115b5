import fc from 'fast-check';
import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { answerFaults } from './faults.js';
import { optionsOf, type Question } from './question.js';
import { askedQuestions, keptAnswers, offerAnswers } from './rules.js';
import { shippedSet } from './sets.js';
import { disclosedAnswers } from './disclosed.js';

const w = (fr: string, en = fr) => ({ fr, en });
const QUESTIONS: readonly Question[] = [
  {
    id: 'a.side',
    kind: 'one',
    visible: 'offer',
    label: w('Côté', 'Side'),
    options: [
      { value: 'x', ...w('Le x', 'The x') },
      { value: 'y', ...w('y') },
    ],
  },
  { id: 'a.fear', kind: 'yes-no', visible: 'accepted', label: w('Peur?', 'Fear?'), when: [{ question: 'a.side', is: ['x'] }] },
  { id: 'a.since', kind: 'date', visible: 'accepted', label: w('Depuis', 'Since'), when: [{ question: 'a.fear', is: ['yes'] }] },
  { id: 'a.sum', kind: 'money', visible: 'offer', label: w('Somme', 'Sum'), required: true },
  { id: 'a.count', kind: 'number', visible: 'offer', label: w('Combien', 'How many') },
  { id: 'a.words', kind: 'text', visible: 'accepted', label: w('Mots', 'Words') },
  {
    id: 'a.more',
    kind: 'many',
    visible: 'offer',
    label: w('Et', 'And'),
    options: [
      { value: 'p', ...w('Pé', 'Pee') },
      { value: 'q', ...w('q') },
    ],
  },
];
const ids = (answers: Record<string, unknown>) => askedQuestions(QUESTIONS, answers).map((q) => q.id.slice(2));
const faults = (answers: Record<string, unknown>) =>
  answerFaults(QUESTIONS, { 'a.sum': '1', ...answers }).map((f) => `${f.question} ${f.code}`);

describe('what is asked', () => {
  it('asks what has no condition', () => expect(ids({})).toEqual(['side', 'sum', 'count', 'words', 'more']));
  it('asks on when the condition holds, and only behind questions that are asked themselves', () => {
    expect(ids({ 'a.side': 'x', 'a.fear': 'yes' })).toEqual(['side', 'fear', 'since', 'sum', 'count', 'words', 'more']);
    expect(ids({ 'a.side': 'y', 'a.fear': 'yes' })).toEqual(['side', 'sum', 'count', 'words', 'more']);
  });
  it('forgets what is no longer asked, and empty answers', () =>
    expect(
      keptAnswers(QUESTIONS, { 'a.side': 'y', 'a.fear': 'yes', 'a.since': '2026-01-01', 'a.words': ' ', 'a.more': [], 'a.sum': '5' }),
    ).toEqual({ 'a.side': 'y', 'a.sum': '5' }));
  it('shows in offers only what is marked for them', () =>
    expect(offerAnswers(QUESTIONS, { 'a.side': 'x', 'a.fear': 'yes', 'a.words': 'Bonjour', 'a.count': '2' })).toEqual({
      'a.side': 'x',
      'a.count': '2',
    }));
});

describe('what is wrong with an answer', () => {
  it('names ids the set does not have', () => expect(faults({ 'b.other': 'x' })).toEqual(['b.other unknown']));
  it('names a required answer that is missing', () => expect(faults({ 'a.sum': ' ' })).toEqual(['a.sum required']));
  it.each([
    ['a.side', 'z', 'option'],
    ['a.more', ['p', 'z'], 'option'],
    ['a.words', 'x'.repeat(4001), 'max:4000'],
    ['a.sum', 'beaucoup', 'money'],
    ['a.sum', '-5', 'money'],
    ['a.count', '2.5', 'number'],
    ['a.side', ['x', 'y'], 'invalid'],
  ])('%s answered with %j', (id, answer, code) => expect(faults({ [id]: answer })).toEqual([`${id} ${code}`]));
  it.each(['2026-02-30', '12 mars', '3026-01-01'])('a day that is none: %s', (day) =>
    expect(faults({ 'a.side': 'x', 'a.fear': 'yes', 'a.since': day })).toEqual(['a.since date']),
  );
  it.each(['1 500,50 $', '1,500.50', '$1500', '1 500', '0'])('takes amounts as people write them: %s', (sum) =>
    expect(faults({ 'a.sum': sum })).toEqual([]),
  );
  it('counts an emoji as one letter, and takes 4,000 of them', () => expect(faults({ 'a.words': '🙂'.repeat(4000) })).toEqual([]));
  it('does not look at what is no longer asked', () => expect(faults({ 'a.side': 'y', 'a.since': 'x' })).toEqual([]));
});

describe('answers in words', () => {
  const answers = { 'a.side': 'x', 'a.fear': 'yes', 'a.since': '2026-03-01', 'a.sum': '1500.5', 'a.more': ['p', 'q'] };
  const happened = (lang: 'fr' | 'en') =>
    disclosedAnswers(QUESTIONS, answers, lang).map((t) => `${t.label}: ${t.value.replace(/\s/g, ' ')}`);
  it('are told in the reader’s language', () => {
    expect(happened('fr')).toEqual(['Côté: Le x', 'Peur?: Oui', 'Depuis: 1er mars 2026', 'Somme: 1 500,50 $', 'Et: Pé, q']);
    expect(happened('en')).toEqual(['Side: The x', 'Fear?: Yes', 'Since: March 1, 2026', 'Sum: $1,500.50', 'And: Pee, q']);
  });
  it('are told as they were written when they are not of their kind', () =>
    expect(disclosedAnswers(QUESTIONS, { 'a.sum': 'environ 5 000', 'a.side': 'vendeur' }, 'fr').map((t) => t.value)).toEqual([
      'vendeur',
      'environ 5 000',
    ]));
});

describe('always', () => {
  const anything = fc.oneof(fc.string(), fc.constant('yes'), fc.array(fc.string(), { maxLength: 3 }), fc.constant(null), fc.integer());
  const answersTo = (questions: readonly Question[]) =>
    fc.record(
      Object.fromEntries(
        questions.map((q) => {
          const values = optionsOf(q).map((o) => o.value);
          return [q.id, values.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, anything) : anything];
        }),
      ),
      { requiredKeys: [] },
    );
  const scenario = fc
    .constantFrom(...LAWYER_TYPES.map((t) => t.code))
    .chain((field) => answersTo(shippedSet(field)!.questions).map((answers) => ({ questions: shippedSet(field)!.questions, answers })));

  it('keeps the same answers twice, asks the same questions after, and shows no more in offers than it keeps', () => {
    fc.assert(
      fc.property(scenario, ({ questions, answers }) => {
        const kept = keptAnswers(questions, answers);
        expect(keptAnswers(questions, kept)).toEqual(kept);
        expect(askedQuestions(questions, kept)).toEqual(askedQuestions(questions, answers));
        expect(kept).toMatchObject(offerAnswers(questions, answers));
        // An offer says the same of what is asked as the whole does: it hides, it never changes.
        expect(offerAnswers(questions, offerAnswers(questions, answers))).toEqual(offerAnswers(questions, answers));
      }),
      { numRuns: 1000 },
    );
  });
});
