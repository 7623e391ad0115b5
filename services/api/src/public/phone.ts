import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone in E.164; what is not a Canadian or international number stays as typed for the rule to refuse. */
export function e164(asTyped: string): string {
  const phone = parsePhoneNumberFromString(asTyped, 'CA');
  return phone?.isValid() ? phone.number : asTyped;
}

/** Brings the phone of a request to E.164. */
export const withPhone = (fields: Record<string, unknown>): Record<string, unknown> =>
  typeof fields.phoneNumber === 'string' ? { ...fields, phoneNumber: e164(fields.phoneNumber) } : fields;
