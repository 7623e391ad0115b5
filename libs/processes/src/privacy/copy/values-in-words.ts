import {
  BUDGETS,
  COMMON_QUESTIONS,
  dayWords,
  disclosedAnswers,
  LAWYER_TYPES,
  lawyerTypeLabel,
  minuteWords,
  momentWords,
  namedText,
  PROVINCES,
  RATES,
  REVENUES,
  REGIONS,
  shippedSet,
  textInWords,
  type Question,
  weekdayWords,
  whenWordsIn,
} from '@jurilien/reference';
import { CONSENT_CODES } from './copied-consents.js';
import { isRecord } from './copied-fields.js';
import { partName } from './field-words.js';
import { factName } from './fact-words.js';

type Lang = 'fr' | 'en';

/** Every question that is shipped, once; what only a published set asks stands under its own name. */
const QUESTIONS: readonly Question[] = [
  ...new Map(
    [...LAWYER_TYPES.flatMap(({ code }) => shippedSet(code)?.questions ?? []), ...COMMON_QUESTIONS].map((q) => [q.id, q] as const),
  ).values(),
];
const ASKED: ReadonlySet<string> = new Set(QUESTIONS.map(({ id }) => id));
const YES = { fr: ['non', 'oui'], en: ['no', 'yes'] } as const;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** What is stored as a code, as the forms word it, by the name of the field. */
const CODES: Readonly<Record<string, typeof RATES>> = {
  rate: RATES,
  budget: BUDGETS,
  revenueRange: REVENUES,
  province: PROVINCES,
  lang: [
    { code: 'fr', fr: 'Français', en: 'French' },
    { code: 'en', fr: 'Anglais', en: 'English' },
  ],
  kind: [
    { code: 'email', fr: 'Courriel', en: 'E-mail' },
    { code: 'phone', fr: 'Téléphone', en: 'Phone' },
    { code: 'first', fr: 'Premier rendez-vous', en: 'First appointment' },
    { code: 'consultation', fr: 'Consultation', en: 'Consultation' },
    { code: 'followUp', fr: 'Suivi', en: 'Follow-up' },
    { code: 'onboarding', fr: 'Rencontre d’accueil', en: 'Onboarding meeting' },
    { code: 'accountReview', fr: 'Revue du compte', en: 'Account review' },
    { code: 'validationCall', fr: 'Appel de vérification', en: 'Validation call' },
    { code: 'candidateInterview', fr: 'Entrevue de candidat', en: 'Candidate interview' },
  ],
  ...CONSENT_CODES,
  mode: [
    { code: 'phone', fr: 'Par téléphone', en: 'By phone' },
    { code: 'video', fr: 'Par vidéo', en: 'By video' },
    { code: 'inPerson', fr: 'En personne', en: 'In person' },
  ],
};

/** A time of meeting on the clock on which it was chosen. */
const timeInWords = ({ startsAt, zone }: Readonly<Record<string, unknown>>, lang: Lang): string =>
  whenWordsIn(String(startsAt), lang, [String(zone)]);
/** A span of each week of someone's hours. */
const hoursInWords = ({ weekday, from, until }: Readonly<Record<string, unknown>>, lang: Lang): string =>
  `${weekdayWords(Number(weekday), lang)} ${minuteWords(Number(from), lang)}–${minuteWords(Number(until), lang)}`;
const codeInWords = (name: string, value: unknown, lang: Lang): string | undefined =>
  Object.hasOwn(CODES, name) ? CODES[name]!.find(({ code }) => code === String(value))?.[lang] : undefined;
/** Days on which other hours hold. */
const daysInWords = ({ from, until }: Readonly<Record<string, unknown>>, lang: Lang): string =>
  [...new Set([from, until])].map((day) => dayWords(String(day), lang)).join(' – ');

/** A value as lines a person can read: answers under their questions, parts under their names. */
export function linesOf(value: unknown, lang: Lang): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value))
    return value.some(isRecord)
      ? value.flatMap((one) => linesOf(one, lang))
      : [value.map((one) => linesOf(one, lang).join(' ')).join(', ')];
  if (!isRecord(value)) return [plain(value, lang)];
  const answers = disclosedAnswers(QUESTIONS, value, lang).map(({ label, value: said }) => `${label} ${said}`);
  return [...answers, ...Object.entries(value).flatMap(([name, part]) => (ASKED.has(name) ? [] : partLines(name, part, lang)))];
}

function partLines(name: string, part: unknown, lang: Lang): string[] {
  const said = codeInWords(name, part, lang);
  const lines = said === undefined ? linesOf(part, lang) : [said];
  const label = (partName(name) ?? factName(name))?.[lang] ?? name;
  return lines.map((line) => (lang === 'fr' ? `${label} : ${line}` : `${label}: ${line}`));
}

/** A fact in clear, in words where its codes have any. */
export function factInWords(name: string, value: unknown, lang: Lang): string {
  if (Array.isArray(value)) return value.map((one) => factInWords(name, one, lang)).join(', ');
  const said = codeInWords(name, value, lang);
  if (said !== undefined) return said;
  if (isRecord(value) && (name === 'slot' || name === 'to')) return timeInWords(value, lang);
  if (isRecord(value) && name === 'weekly') return hoursInWords(value, lang);
  if (isRecord(value) && name === 'exceptions') return daysInWords(value, lang);
  if (typeof value === 'string') {
    if (name === 'lawyerType' || name === 'additionalLawyerTypes' || name === 'fields') return lawyerTypeLabel(value, lang);
    if (name === 'region' || name === 'regions') return REGIONS.find(({ code }) => code === value)?.[lang] ?? value;
    if (name === 'textVersion') return textInWords(value, 'request-consents', lang);
    if (name === 'consentText') return namedText(value) ? textInWords(value, 'message-choices', lang) : value;
  }
  return linesOf(value, lang).join(' ');
}

function plain(value: unknown, lang: Lang): string {
  if (typeof value === 'boolean') return YES[lang][value ? 1 : 0];
  const text = String(value);
  return INSTANT.test(text) ? momentWords(text, lang) : text;
}
