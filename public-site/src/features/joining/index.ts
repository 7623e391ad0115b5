export { answersIn } from './answers';
export { PRACTICE_LISTS, PREFERENCE_LISTS, PracticeFields, PreferenceFields, useLanguages } from './fields';
export { checkPart, decimal, hoursOf, practiceAnswers, practiceOf, preferenceAnswers } from './practice';
export type { Answers, Application, Hours, Practice } from './types';
export { joining } from './words/joining';
