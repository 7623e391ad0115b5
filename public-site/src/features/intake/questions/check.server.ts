import { isCompanyNumber, phoneFault, splitPhone } from '@jurilien/reference';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { figureAt, type Figures } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { errorText, text, yes, type Errors, type Raw } from '../../../forms';
import { partiesOf, formName } from './fields';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

type Rule = (raw: Raw, figures: Figures) => string | undefined;
const required =
  (name: string): Rule =>
  (raw) =>
    text(raw, name).trim() === '' ? 'required' : undefined;

const address =
  (name: string): Rule =>
  (raw, figures) =>
    required(name)(raw, figures) ?? (EMAIL.test(text(raw, name).trim()) ? undefined : 'email');

/** What the API would answer about a phone, but for the setting that only it has. */
function phoneKey(typed: string): string | undefined {
  const { number } = splitPhone(typed);
  const phone = parsePhoneNumberFromString(number, 'CA');
  return phoneFault(phone?.isValid() && !phone.ext ? phone.number : number, { unitedStates: true });
}

/** What each answer must be; the same words as the API's message keys. */
const RULES: Readonly<Record<string, Rule>> = {
  title: required('title'),
  name: required('name'),
  password: required('password'),
  lawyerType: required('lawyerType'),
  region: required('region'),
  urgency: required('urgency'),
  clientName: required('clientName'),
  email: address('email'),
  resumeEmail: address('resumeEmail'),
  phoneNumber: (raw, figures) => required('phoneNumber')(raw, figures) ?? phoneKey(text(raw, 'phoneNumber')),
  description: (raw, figures) => {
    const { length } = text(raw, 'description').trim();
    const [min, max] = [figureAt<number>(figures, 'lead.description.min'), figureAt<number>(figures, 'lead.description.max')];
    return length === 0 ? 'required' : length < min ? `min:${min}` : length > max ? `max:${max}` : undefined;
  },
  party1Name: (raw) => (partiesOf(raw).length > 0 ? undefined : 'required'),
  courtDate: (raw) => {
    if (!yes(raw, 'hasCourtDate')) return undefined;
    const day = text(raw, 'courtDate');
    return day === '' ? 'required' : /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? undefined : 'date';
  },
  postalCode: (raw) => {
    const code = text(raw, 'postalCode').trim();
    return code === '' || /^[a-z]\d[a-z]\s?-?\d[a-z]\d$/i.test(code) ? undefined : 'postalCode';
  },
  referrerKind: required('referrerKind'),
  referrerName: required('referrerName'),
  organisation: required('organisation'),
  referrerEmail: address('referrerEmail'),
  referralReason: required('referralReason'),
  personConsents: (raw) => (yes(raw, 'personConsents') ? undefined : 'required'),
  noBenefit: (raw) => (yes(raw, 'noBenefit') ? undefined : 'required'),
  'q.company.name': required('q.company.name'),
  'q.company.number': (raw) => {
    const number = text(raw, 'q.company.number').trim();
    return number === '' || isCompanyNumber(number) ? undefined : 'companyNumber';
  },
  consentSharing: (raw) => (yes(raw, 'consentSharing') ? undefined : 'required'),
  consentContact: (raw) => (yes(raw, 'consentContact') ? undefined : 'required'),
};

/** Errors of the named answers, in the order given. @param figures those in force */
export function check(raw: Raw, names: readonly string[], lang: Lang, figures: Figures): Errors {
  const found = names.flatMap((name) => {
    const key = RULES[name]?.(raw, figures);
    return key ? [[name, errorText(name, key, lang)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Errors of the API by the form's own names. */
export const apiErrors = (errors: readonly { field: string; message: string }[], lang: Lang): Errors =>
  Object.fromEntries(errors.map(({ field, message }) => [formName(field), errorText(formName(field), message, lang)]));
