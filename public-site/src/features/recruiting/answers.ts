import { phoneFault } from '@jurilien/reference';
import { errorText, type Errors } from '../../forms';
import type { Answers } from '../joining';
import type { Lang } from '../../routes.table';
import type { OwnProfile } from './types';

export const LISTS = ['languages', 'regions', 'fields', 'workModes'] as const;
const REQUIRED = ['firstName', 'lastName', 'type', 'school', 'programme', 'barStatus', 'languages', 'regions', 'hours', 'workModes'];
const OPTIONAL = ['articlingFrom', 'articlingTo', 'availableFrom'];
const DIGITS = 10;

const textOf = (answers: Answers, name: string): string => String(answers[name] ?? '').trim();
const lines = (answers: Answers, name: string): string[] =>
  textOf(answers, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
/** A Canadian number as it is dialled from anywhere; what is none stays as it was typed. */
const dialled = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === DIGITS && !/[a-z;#,]/i.test(typed) ? `+1${digits}` : typed;
};

/** What is missing or cannot be, at its field. */
export function profileErrors(answers: Answers, lang: Lang): Errors {
  const missing = REQUIRED.filter((name) => [answers[name] ?? ''].flat().join('').trim() === '');
  const phone = textOf(answers, 'phoneNumber');
  const fault = phone === '' ? undefined : phoneFault(dialled(phone), { unitedStates: true });
  return Object.fromEntries([
    ...missing.map((name) => [name, errorText(name, 'required', lang)]),
    ...(fault ? [['phoneNumber', errorText('phoneNumber', fault, lang)]] : []),
  ]);
}

/** The form's answers as the command takes them. */
export function payloadOf(answers: Answers): Record<string, unknown> {
  const phoneNumber = dialled(textOf(answers, 'phoneNumber'));
  return {
    ...Object.fromEntries(
      ['firstName', 'lastName', 'type', 'school', 'programme', 'barStatus', 'hours'].map((n) => [n, textOf(answers, n)]),
    ),
    ...Object.fromEntries(OPTIONAL.filter((n) => textOf(answers, n) !== '').map((n) => [n, textOf(answers, n)])),
    ...Object.fromEntries(LISTS.map((name) => [name, [answers[name] ?? []].flat()])),
    ...(phoneNumber ? { phoneNumber } : {}),
    skills: lines(answers, 'skills'),
    blockedFirms: lines(answers, 'blockedFirms'),
  };
}

/** A kept profile as the form shows it; for who starts, the name of the account. */
export function textsOf(profile: OwnProfile | null, name: string): Record<string, string> {
  if (!profile) {
    const [first = '', ...rest] = name.split(' ');
    return { firstName: first, lastName: rest.join(' ') };
  }
  const { skills, blockedFirms, languages: _l, regions: _r, fields: _f, workModes: _w, ...texts } = profile;
  return { ...(texts as Record<string, string>), skills: skills.join('\n'), blockedFirms: blockedFirms.join('\n') };
}
