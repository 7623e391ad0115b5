import { isDone } from './practice';
import type { Application } from './types';

/** Steps of an application, in their order. */
export const STEPS = ['contact', 'licence', 'insurance', 'practice', 'preferences', 'terms', 'review'] as const;
export type Step = (typeof STEPS)[number];

type StepWords = Readonly<
  Record<'stepContact' | 'stepLicence' | 'stepInsurance' | 'stepPractice' | 'stepPreferences' | 'stepTerms' | 'stepReview', string>
>;
/** What a step is called. */
export const stepName = (step: Step, t: StepWords): string =>
  ({
    contact: t.stepContact,
    licence: t.stepLicence,
    insurance: t.stepInsurance,
    practice: t.stepPractice,
    preferences: t.stepPreferences,
    terms: t.stepTerms,
    review: t.stepReview,
  })[step];

/** Whether a step has everything it asks for. */
export function stepDone(step: Step, a: Application): boolean {
  switch (step) {
    case 'contact':
      return a.emailVerified && a.phoneVerified;
    case 'licence':
      return isDone('licence', a.draft.licence) && a.proofs.length > 0;
    case 'terms':
      return a.termsAccepted;
    case 'review':
      return false;
    default:
      return isDone(step, a.draft[step]);
  }
}
