import { holdsSensitive, type QuestionSet } from '@jurilien/reference';
import { provinceOf } from '../../../lang';
import { keptVersion } from './kept-version';
import { answersIn, list, text, yes, type Raw } from '../../../forms';

const PARTIES = [1, 2, 3, 4] as const;

/** The people involved, as the API takes them. */
export function partiesOf(raw: Raw): { name: string; role?: string; unknown?: boolean }[] {
  const named = PARTIES.map((n) => ({ name: text(raw, `party${n}Name`).trim(), role: text(raw, `party${n}Role`).trim() })).filter(
    (p) => p.name !== '',
  );
  if (named.length > 0) return named.map(({ name, role }) => ({ name, ...(role ? { role } : {}) }));
  return yes(raw, 'partiesUnknown') ? [{ name: '', unknown: true }] : [];
}

/** Questions of the field of law and the safe-contact wishes, by their id. */
function questionsOf(raw: Raw): Record<string, string | string[]> {
  const given = Object.entries(answersIn(raw)).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value.trim() !== ''));
  return Object.fromEntries(given);
}

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined && v !== '' && !(Array.isArray(v) && v.length === 0)));
const flag = (raw: Raw, name: string): boolean | undefined => (text(raw, name) === '' ? undefined : yes(raw, name));
const integer = (raw: Raw, name: string): number | undefined => (/^\d{1,3}$/.test(text(raw, name)) ? Number(text(raw, name)) : undefined);

/** Answers of a form as the facts of a lead (specification 3.1). */
export function fieldsOf(raw: Raw): Record<string, unknown> {
  const help = text(raw, 'helpKind');
  const region = text(raw, 'region');
  const questions = questionsOf(raw);
  return given({
    clientName: text(raw, 'clientName').trim(),
    email: text(raw, 'email').trim(),
    phoneNumber: text(raw, 'phoneNumber').trim(),
    description: text(raw, 'description').trim(),
    othersInvolved: partiesOf(raw),
    lawyerType: text(raw, 'lawyerType'),
    additionalLawyerTypes: list(raw, 'additionalLawyerTypes')
      .filter((t) => t !== text(raw, 'lawyerType'))
      .slice(0, 5),
    commercial: flag(raw, 'commercial'),
    province: provinceOf(region) ?? text(raw, 'province'),
    region,
    city: text(raw, 'city').trim(),
    address: text(raw, 'street').trim(),
    postalCode: text(raw, 'postalCode').trim(),
    hasCourtDate: flag(raw, 'hasCourtDate'),
    courtDate: yes(raw, 'hasCourtDate') ? text(raw, 'courtDate') : undefined,
    hasCriminalFile: flag(raw, 'hasCriminalFile'),
    employementPeril: flag(raw, 'employementPeril'),
    consultBefore: flag(raw, 'consultBefore'),
    consult: help === 'consult' ? true : undefined,
    smallMandate: help === 'small' ? true : undefined,
    budget: integer(raw, 'budget'),
    rate: text(raw, 'rate'),
    experience: integer(raw, 'experience'),
    preferredProfessionalId: text(raw, 'preferredProfessionalId'),
    revenueRange: integer(raw, 'revenueRange'),
    juridicalHelp: flag(raw, 'juridicalHelp'),
    hasLegalAidCert: flag(raw, 'hasLegalAidCert'),
    acceptDistance: flag(raw, 'acceptDistance'),
    mediator: flag(raw, 'mediator'),
    paralegal: flag(raw, 'paralegal'),
    multi: flag(raw, 'multi'),
    questionSetVersion: keptVersion(raw, text(raw, 'lawyerType')),
    juripop: flag(raw, 'juripop'),
    neolegal: flag(raw, 'neolegal'),
    ...(Object.keys(questions).length > 0 ? { specificQuestions: questions } : {}),
  });
}

/** Consents of a form: the two that are needed, and the ones that are only offered. */
export const consentsOf = (raw: Raw): Record<string, boolean> => ({
  sharing: yes(raw, 'consentSharing'),
  contact: yes(raw, 'consentContact'),
  marketing: yes(raw, 'consentMarketing'),
  ...(yes(raw, 'consentSensitive') ? { sensitive: true } : {}),
  ...(yes(raw, 'juripop') ? { juripop: true } : {}),
  ...(yes(raw, 'neolegal') ? { neolegal: true } : {}),
});

/** Whether the answers of a form tell of a criminal file, health or violence, which is agreed to by itself. */
export const asksSensitive = (raw: Raw, set?: QuestionSet | null): boolean => holdsSensitive(fieldsOf(raw), set?.questions);

/** Who writes for someone else, and the two statements that make it a referral (F04). */
export const referralOf = (raw: Raw): Record<string, unknown> => ({
  kind: text(raw, 'referrerKind'),
  ...(text(raw, 'partner') ? { partner: text(raw, 'partner') } : {}),
  referrerName: text(raw, 'referrerName').trim(),
  organisation: text(raw, 'organisation').trim(),
  referrerEmail: text(raw, 'referrerEmail').trim(),
  reason: text(raw, 'referralReason').trim(),
  personConsents: yes(raw, 'personConsents'),
  noBenefit: yes(raw, 'noBenefit'),
  // Which statements stood beside the boxes.
  ...(text(raw, 'statementsText') ? { shown: text(raw, 'statementsText') } : {}),
});

const NAMES: Readonly<Record<string, string>> = {
  'consents.sharing': 'consentSharing',
  'consents.contact': 'consentContact',
  'consents.sensitive': 'consentSensitive',
  othersInvolved: 'party1Name',
  address: 'street',
};

/** The form's own name of a field the API complains about. */
export const formName = (field: string): string =>
  field.startsWith('specificQuestions.')
    ? `q.${field.slice('specificQuestions.'.length)}`
    : (NAMES[field] ?? NAMES[field.split('.')[0] ?? ''] ?? field.split('.')[0] ?? field);
