import type { LeadState } from '@jurilien/lead';
import { answersShared, askedFieldOf, type SharedAnswers } from '@jurilien/processes';
import { questionSet } from '@jurilien/questions';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Answers of a request that may be shown before acceptance, and all of them, in the words of the version that asked. */
export async function answersOf(kernel: Kernel, s: LeadState): Promise<{ readonly offer: SharedAnswers; readonly all: SharedAnswers }> {
  const set = await stateOf(kernel, questionSet, askedFieldOf(s));
  return { offer: answersShared(s, set, 'offer'), all: answersShared(s, set, 'all') };
}
