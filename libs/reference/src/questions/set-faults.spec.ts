import type { Question } from './question.js';
import { setFaults } from './set-faults.js';

const label = { fr: 'Oui?', en: 'Yes?' };
const options = [
  { value: 'a', fr: 'A', en: 'A' },
  { value: 'b', fr: 'B', en: 'B' },
];
const first: Question = { id: 'x.first', kind: 'one', visible: 'offer', label, options };
const second = (more: Partial<Question>): Question => ({ id: 'x.second', kind: 'yes-no', visible: 'accepted', label, ...more });
const codes = (...questions: Question[]) => setFaults(questions).map((f) => [f.question, f.code, f.part].filter(Boolean).join(' '));

describe('what keeps a set from being published', () => {
  it('nothing, when everything is there in both languages', () =>
    expect(codes(first, second({ when: [{ question: 'x.first', is: ['a'] }] }))).toEqual([]));
  it('having no question, or more than anyone answers', () => {
    expect(codes()).toEqual(['no-questions']);
    expect(codes(...Array.from({ length: 41 }, (_, n) => second({ id: `x.q${n}` })))).toEqual(['too-many-questions']);
  });
  it('an id that is not one, or that is there twice', () =>
    expect(codes(second({ id: 'X y' }), first, first)).toEqual(['X y id-invalid', 'x.first id-repeated']));
  it('a language that is missing, anywhere', () => {
    expect(codes(second({ label: { fr: 'Oui?', en: ' ' } }))).toEqual(['x.second en-missing label']);
    expect(codes(second({ hint: { fr: '', en: 'Yes' } }))).toEqual(['x.second fr-missing hint']);
    expect(codes(second({ why: { fr: '', en: '' } }))).toEqual(['x.second fr-missing why', 'x.second en-missing why']);
    expect(codes({ ...first, options: [options[0]!, { value: 'b', fr: 'B', en: '' }] })).toEqual(['x.first en-missing b']);
  });
  it('too few options, one twice, or a value that cannot be one', () => {
    expect(codes({ ...first, options: [options[0]!] })).toEqual(['x.first too-few-options options']);
    expect(codes({ ...first, options: [options[0]!, options[0]!] })).toEqual(['x.first option-repeated a']);
    expect(codes({ ...first, options: [options[0]!, { ...options[1]!, value: 'Bé' }] })).toEqual(['x.first option-invalid Bé']);
  });
  it.each([
    ['condition-unknown', { question: 'x.none', is: ['a'] }],
    ['condition-later', { question: 'x.second', is: ['yes'] }],
    ['condition-open', { question: 'x.words', is: ['a'] }],
    ['condition-option', { question: 'x.first', is: ['z'] }],
    ['condition-option', { question: 'x.first', is: [] }],
  ])('a condition that can never hold: %s', (code, condition) =>
    expect(codes(first, second({ id: 'x.words', kind: 'text' }), second({ when: [condition] }))).toEqual([
      `x.second ${code} ${condition.question}`,
    ]),
  );
  it('free words in offers, which no one has read there', () =>
    expect(codes(second({ kind: 'text', visible: 'offer' }))).toEqual(['x.second text-in-offer']));
  it('a question in offers that tells by being there what a hidden answer was', () =>
    expect(codes({ ...first, visible: 'accepted' }, second({ visible: 'offer', when: [{ question: 'x.first', is: ['a'] }] }))).toEqual([
      'x.second condition-hidden x.first',
    ]));
  it('a kind or a level no one knows', () =>
    expect(codes(second({ kind: 'colour' as 'one', visible: 'all' as 'offer' }))).toEqual([
      'x.second kind-unknown',
      'x.second level-unknown',
    ]));
});
