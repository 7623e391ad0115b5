import { decider, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { KINDS, LAWYER_TYPES, LEVELS, shippedSet, type QuestionSet } from '@jurilien/reference';
import { z } from 'zod';

/** Code of a field of law. */
export const lawyerType = z.enum(LAWYER_TYPES.map((t) => t.code));
const words = z.object({ fr: z.string().trim().max(600), en: z.string().trim().max(600) });
const value = z.string().trim().max(60);
const id = ids.questionId;

/** One question as it is written: what is missing or wrong with it the rules say when it is published. */
export const question = z.object({
  id,
  kind: z.enum(KINDS),
  label: words,
  hint: words.optional(),
  why: words.optional(),
  options: z
    .array(words.extend({ value, sensitive: z.boolean().optional() }))
    .max(40)
    .optional(),
  required: z.boolean().optional(),
  visible: z.enum(LEVELS),
  long: z.boolean().optional(),
  sensitive: z.boolean().optional(),
  when: z
    .array(z.object({ question: id, is: z.array(value).max(40) }))
    .max(5)
    .optional(),
});
export const questions = z.array(question).max(60);

/** Every event of the questions of one field of law, whose stream bears its code (4.10.9). */
export const questionSetEvents = {
  QuestionSetDrafted: event(z.object({ field: z.string(), questions })),
  QuestionSetPublished: event(z.object({ field: z.string(), version: z.number().int(), questions })),
};
export type QuestionSetEvent = EventOf<typeof questionSetEvents>;

export interface QuestionSetState {
  readonly draft?: z.infer<typeof questions>;
  /** Published ones by version, the oldest first; what is shipped comes before them all. */
  readonly published: readonly QuestionSet[];
}

/** The questions of a field of law: a draft, and versions that never change once they are published. */
export const questionSet = decider<QuestionSetState, typeof questionSetEvents>({
  category: 'questions',
  events: questionSetEvents,
  initial: { published: [] },
  evolve,
});

function evolve(s: QuestionSetState, e: QuestionSetEvent): QuestionSetState {
  switch (e.type) {
    case 'QuestionSetDrafted':
      return { ...s, draft: e.data.questions };
    case 'QuestionSetPublished':
      return { published: [...s.published, e.data] };
    default:
      return e satisfies never;
  }
}

/** The version asked for, or the one in force: the last published, else what is shipped. Nothing when there is no such version. */
export function versionOf(s: QuestionSetState, field: string, version?: number): QuestionSet | undefined {
  if (version === undefined) return s.published.at(-1) ?? shippedSet(field);
  const shipped = shippedSet(field);
  return shipped?.version === version ? shipped : s.published.find((p) => p.version === version);
}
