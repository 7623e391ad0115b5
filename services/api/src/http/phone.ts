import { Refused } from '@jurilien/event-sourcing';
import { dialled, phoneFault, splitPhone } from '@jurilien/reference';
import type { Settings } from '@jurilien/runtime';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone in E.164, an extension after it as `dialled` writes it: who is called may have one, every other rule refuses it. What is no
 * number stays as typed for the rule to refuse.
 */
export function e164(asTyped: string): string {
  const { number, extension } = splitPhone(asTyped);
  const phone = parsePhoneNumberFromString(number, 'CA');
  return phone?.isValid() && !phone.ext ? dialled(phone.number, extension) : asTyped;
}

/**
 * A phone we shall write to, in E.164. What no rule would take stays for the rule to refuse, with every other fault of the form.
 * @throws Refused at its field where the rule would take it and SMS_UNITED_STATES does not
 */
export function textable({ SMS_UNITED_STATES: unitedStates }: Settings, asTyped: string, field = 'phoneNumber'): string {
  const phone = e164(asTyped);
  const message = phoneFault(phone, { unitedStates });
  if (message && !phoneFault(phone, { unitedStates: true })) throw new Refused('VALIDATION', 'fields', [{ field, message }]);
  return phone;
}

/** Brings the phone of a form or command to E.164. @throws Refused like `textable` */
export const withPhone = (settings: Settings, fields: Record<string, unknown>): Record<string, unknown> =>
  typeof fields.phoneNumber === 'string' ? { ...fields, phoneNumber: textable(settings, fields.phoneNumber) } : fields;
