import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import type { Question } from './question.js';
import { COMMON_QUESTIONS, shippedSet } from './sets.js';
import { questionGaps } from './text-gaps.js';

const question: Question = {
  id: 'family.children',
  kind: 'one',
  label: { fr: 'Avez-vous des enfants?', en: 'Do you have children?' },
  hint: { fr: 'Mineurs ou à charge', en: 'Minors or dependants' },
  options: [
    { value: 'yes', fr: 'Oui', en: 'Yes' },
    { value: 'no', fr: 'Non', en: 'No' },
  ],
  visible: 'offer',
};
const gaps = (change: object) => questionGaps([question, { ...question, id: 'family.second', ...change }]);
const at = 'family.second';

describe('texts that questions lack in a language', () => {
  it('are none in what is shipped', () => {
    expect(questionGaps(COMMON_QUESTIONS)).toEqual([]);
    for (const { code } of LAWYER_TYPES) expect([code, questionGaps(shippedSet(code)!.questions)]).toEqual([code, []]);
  });
  it.each([
    [{ label: { fr: 'Et des biens?', en: ' ' } }, { part: 'label', code: 'en-missing' }],
    [{ hint: { fr: '', en: 'Help' } }, { part: 'hint', code: 'fr-missing' }],
    [{ why: { fr: 'Pour le prix', en: '' } }, { part: 'why', code: 'en-missing' }],
    [{ options: [question.options![0], { value: 'some', fr: 'Un peu', en: '' }] }, { part: 'option', of: 'some', code: 'en-missing' }],
  ])('are named by question, part and language: %j', (change, gap) => expect(gaps(change)).toEqual([{ question: at, ...gap }]));
  it('are both named where neither language has the words of a question', () =>
    expect(gaps({ label: { fr: '', en: '' } }).map(({ code }) => code)).toEqual(['fr-missing', 'en-missing']));
});
