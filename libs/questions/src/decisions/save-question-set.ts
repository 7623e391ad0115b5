import { decision, streamOf } from '@jurilien/event-sourcing';
import type { Question } from '@jurilien/reference';
import { z } from 'zod';
import { lawyerType, questions, questionSet, type QuestionSetEvent, versionOf } from '../question-set.js';

/**
 * Keeps the questions of a field as a draft, however unfinished; no one is asked them. Going back to what is in force leaves a draft
 * that says the same, so that an earlier version is taken up again by saving its questions.
 */
export const saveQuestionSet = decision({
  name: 'SaveQuestionSet',
  input: z.object({ field: lawyerType, questions }),
  streams: (i) => ({ set: streamOf(questionSet, i.field) }),
  decide(input, { set: s }) {
    const tidy = input.questions.map(tidied);
    const now = s.draft ?? versionOf(s, input.field)?.questions;
    const drafted: QuestionSetEvent = { type: 'QuestionSetDrafted', data: { field: input.field, questions: tidy } };
    return { set: same(now, tidy) ? [] : [drafted] };
  },
});

type Written = z.infer<typeof questions>[number];

/** What does not belong to a kind of question, and texts that were emptied, are not kept. */
function tidied({ hint, why, options, required, long, when, ...q }: Written): Written {
  const said = (words: Written['hint']) => words && (words.fr || words.en);
  return {
    ...q,
    ...(said(hint) ? { hint } : {}),
    ...(said(why) ? { why } : {}),
    ...(options && (q.kind === 'one' || q.kind === 'many') ? { options } : {}),
    ...(required ? { required } : {}),
    ...(long && q.kind === 'text' ? { long } : {}),
    ...(when && when.length > 0 ? { when } : {}),
  };
}

/** Whether two lists of questions say the same, whatever order their parts were written in. */
export const same = (a: readonly Question[] | undefined, b: readonly Question[]): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort(([x], [y]) => (x < y ? -1 : 1))) : v,
  );
