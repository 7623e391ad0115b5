import type { AnswersById, Condition, Question } from './question.js';

/** The values of an answer: of a question with one answer too. */
export const valuesOf = (answer: unknown): readonly string[] =>
  Array.isArray(answer)
    ? answer.map(String).filter((v) => v.trim() !== '')
    : answer === undefined || answer === null || String(answer).trim() === ''
      ? []
      : [String(answer).trim()];

export const isAnswered = (answer: unknown): boolean => valuesOf(answer).length > 0;

const holds = (when: readonly Condition[] | undefined, asked: ReadonlySet<string>, answers: AnswersById): boolean =>
  (when ?? []).every((c) => asked.has(c.question) && valuesOf(answers[c.question]).some((v) => c.is.includes(v)));

/** The questions that are asked given these answers, in their order. What depends on a question no one is asked is not asked. */
export function askedQuestions(questions: readonly Question[], answers: AnswersById): readonly Question[] {
  const asked = new Set<string>();
  return questions.filter((q) => {
    const now = holds(q.when, asked, answers);
    if (now) asked.add(q.id);
    return now;
  });
}

/** Only the answers to questions that are still asked; what someone answered before changing their mind is forgotten. */
export function keptAnswers(questions: readonly Question[], answers: AnswersById): Record<string, unknown> {
  return Object.fromEntries(
    askedQuestions(questions, answers).flatMap(({ id }) => (isAnswered(answers[id]) ? [[id, answers[id]] as const] : [])),
  );
}

/** The answers that are shown before someone accepts the request. */
export const offerAnswers = (questions: readonly Question[], answers: AnswersById): Record<string, unknown> => {
  const shown = new Set(questions.filter((q) => q.visible === 'offer').map((q) => q.id));
  return Object.fromEntries(Object.entries(keptAnswers(questions, answers)).filter(([id]) => shown.has(id)));
};
