import { shippedSet, type QuestionSet } from '@jurilien/reference';

/** The questions of a field of law as they are asked today; none for a field that has no set. */
export const questionSetOf = async (_request: Request, field: string): Promise<QuestionSet | null> =>
  Promise.resolve(shippedSet(field) ?? null);
