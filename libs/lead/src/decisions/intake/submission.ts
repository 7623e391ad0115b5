import { type Config, isPlainEmail, type FieldError } from '@jurilien/event-sourcing';
import { leadDescriptionMax, leadDescriptionMin, phoneFault, splitPhone } from '@jurilien/reference';
import type { Party } from '../../facts.js';

interface Asked {
  readonly clientName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly description?: string;
  readonly othersInvolved: readonly Party[];
  readonly consents: { readonly sharing?: boolean; readonly contact?: boolean };
}

/** Told at the number of a person who wants texts alone: none reaches an extension. */
export const NO_NEWS = 'phoneExtensionNews';

/** Message key of what is wrong with an e-mail address, a phone number or a description; `undefined` when it is right. */
export const emailError = (v: string | undefined): string | undefined =>
  !v?.trim() ? 'required' : isPlainEmail(v.trim()) ? undefined : 'email';
export const phoneError = (v: string | undefined): string | undefined =>
  !v?.trim() ? 'required' : phoneFault(splitPhone(v.trim()).number, { unitedStates: true });
export const descriptionError = (v: string | undefined, config: Config): string | undefined => {
  const [min, max] = [config.value(leadDescriptionMin), config.value(leadDescriptionMax)];
  const length = v?.trim().length ?? 0;
  if (length === 0) return 'required';
  if (length < min) return `min:${min}`;
  return length > max ? `max:${max}` : undefined;
};

/** Every error of a request at once, in the order of the form. */
export function submissionErrors(input: Asked, config: Config): FieldError[] {
  const checks: [string, string | undefined][] = [
    ['clientName', input.clientName?.trim() ? undefined : 'required'],
    ['email', emailError(input.email)],
    ['phoneNumber', phoneError(input.phoneNumber)],
    ['description', descriptionError(input.description, config)],
    ['othersInvolved', input.othersInvolved.length > 0 ? undefined : 'required'],
    ['consents.sharing', input.consents.sharing ? undefined : 'required'],
    ['consents.contact', input.consents.contact ? undefined : 'required'],
  ];
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}
