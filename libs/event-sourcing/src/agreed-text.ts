import { Refused } from './refused.js';

/**
 * The name of the text that someone agrees to, for the event of their agreement.
 * @param name what `agreedTextAt` of `libs/reference` finds: nothing where the text that was shown is no longer agreed to
 * @param field where the page says so
 * @throws Refused VALIDATION, and the page shows the text in force
 */
export function agreedText(field: string, name: string | undefined): string {
  if (name === undefined) throw new Refused('VALIDATION', 'text-changed', [{ field, message: 'text-changed' }]);
  return name;
}
