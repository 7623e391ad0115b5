import { countedNames, groupOf, namesOf, type Asking } from './asked';
import type { Step } from './flows';

/** The page of a form that asks for an answer, by the name it is posted under. */
export const stepOfName = (name: string, asking: Asking): Step | undefined =>
  asking.flow.steps.find((step) => [...countedNames(step, asking), ...namesOf(step, asking)].flatMap(groupOf).includes(name));
