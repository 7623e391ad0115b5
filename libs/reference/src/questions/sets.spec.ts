import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { optionsOf, type Question } from './question.js';
import { setFaults } from './set-faults.js';
import { COMMON_QUESTIONS, requestQuestions, shippedSet } from './sets.js';

const SETS = LAWYER_TYPES.map(({ code }) => [code, shippedSet(code)?.questions ?? []] as const);
const texts = (q: Question): string[] => [q.label, q.hint, q.why, ...(q.options ?? [])].flatMap((w) => (w ? [w.fr, w.en] : []));

describe.each(SETS)('the questions of %s', (_field, questions) => {
  it('are five to twelve', () => {
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(12);
  });
  it('could be published as they are', () => expect(setFaults(questions)).toEqual([]));
  it('are all optional, for five fields alone are required of a client (IN3)', () =>
    expect(questions.filter((q) => q.required)).toEqual([]));
  it('are written as each language writes', () => {
    for (const text of questions.flatMap(texts)) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/'|\.\.\./);
    }
    for (const q of questions) expect(q.label.fr).not.toMatch(/\s\?| :/);
  });
});

describe('the shipped sets together', () => {
  it('are of every field of law, and of nothing else', () => {
    expect(SETS.every(([, questions]) => questions.length > 0)).toBe(true);
    expect(shippedSet('maritime')).toBeUndefined();
    expect(shippedSet('toString')).toBeUndefined();
  });
  it('give one id one meaning: the same kind and options wherever it is asked', () => {
    const first = new Map<string, Question>();
    for (const q of [...SETS.flatMap(([, questions]) => questions), ...COMMON_QUESTIONS]) {
      const known = first.get(q.id);
      if (known) expect([q.kind, optionsOf(q), q.visible]).toEqual([known.kind, optionsOf(known), known.visible]);
      else first.set(q.id, q);
    }
  });
  it('never ask of a criminal matter what anyone did: nothing there is told in free words', () =>
    expect(shippedSet('criminal')!.questions.filter((q) => q.kind === 'text')).toEqual([]));
  it('show nothing about safety, status or how to be reached in an offer', () => {
    const hidden = [...SETS.flatMap(([, questions]) => questions), ...COMMON_QUESTIONS].filter((q) =>
      /safety|protection|removal|\.status|^contact\./.test(q.id),
    );
    expect(hidden.length).toBeGreaterThan(6);
    expect(hidden.filter((q) => q.visible !== 'accepted')).toEqual([]);
  });
  it('let the quick request say what cannot wait without the questions before it', () => {
    const asked = (answers: Record<string, string>) =>
      requestQuestions(shippedSet('family')!.questions, answers).find((q) => q.id === 'safety.violence')?.when ?? [];
    expect(asked({ 'safety.violence': 'yes' })).toEqual([]);
    expect(asked({ 'safety.violence': 'yes', 'family.safety': 'no' })).not.toEqual([]);
    expect(requestQuestions([], {}).map((q) => q.id)).toEqual(COMMON_QUESTIONS.map((q) => q.id));
  });
});
