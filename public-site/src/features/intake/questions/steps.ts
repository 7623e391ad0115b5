import { countedNames, namesOf, type Asking } from './asked';
import type { Step } from './flows';

/** Names that a group posts, by the question they belong to. */
const GROUP_OF: Readonly<Record<string, string>> = { party1Name: 'people', consentSharing: 'consents', consentContact: 'consents' };

/** The page of a form that asks for an answer, by the name it is posted under. */
export const stepOfName = (name: string, asking: Asking): Step | undefined =>
  asking.flow.steps.find((step) => [...countedNames(step, asking), ...namesOf(step, asking)].includes(GROUP_OF[name] ?? name));
