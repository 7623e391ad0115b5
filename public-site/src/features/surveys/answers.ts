import { text, type Errors, type Raw } from '../../forms';
import { proLeadsTexts } from '../acceptances';
import { proSurveyTexts } from './words/pro-survey';
import { surveyTexts } from './words/survey';
import type { Lang } from '../../routes.table';
import type { ProSurvey } from './types';

const COMMENT_MAX = 2_000;
const WORDS = { min: 10, max: 600 };
const EVIDENCE = { min: 20, max: 4_000 };

/** The form that a change of language takes along. */
export const SURVEY_FORM = 'survey-form';
export const CLIENT_ITEMS = ['contacted', 'listened', 'clearPrice', 'platform'] as const;
export const PRO_ITEMS = ['reachable', 'described', 'serious', 'rightField'] as const;

/** What a form answers, as the command takes it, or what is wrong with it. */
export type Answers<T> = { readonly payload: T } | { readonly errors: Errors };
type Payload = Readonly<Record<string, unknown>>;

/** C06. */
export function clientAnswers(raw: Raw, lang: Lang): Answers<Payload> {
  const [platform, professional] = [
    forEveryone(raw, lang, ['publicWords', 'publishConsent']),
    forEveryone(raw, lang, ['proWords', 'proConsent']),
  ];
  const answers = common(raw, lang, [...CLIENT_ITEMS, 'recommend'], { ...platform.errors, ...professional.errors });
  return 'errors' in answers ? answers : { payload: { ...answers.payload, ...platform.payload, ...professional.payload } };
}

/** Words for everyone, and the leave to publish them. */
function forEveryone(
  raw: Raw,
  lang: Lang,
  [field, leave]: readonly [string, string],
): { readonly payload: Payload; readonly errors: Errors } {
  const words = text(raw, field).trim();
  const agreed = text(raw, leave) === 'yes';
  const t = surveyTexts[lang];
  const errors: Errors = {
    ...(words && (words.length < WORDS.min || words.length > WORDS.max) ? { [field]: t.publicWordsLength } : {}),
    ...(words && !agreed ? { [leave]: t.publishConsentMissing } : {}),
    ...(agreed && !words ? { [field]: t.publicWordsMissing } : {}),
  };
  return { payload: words ? { [field]: words, [leave]: true } : {}, errors };
}

function common(raw: Raw, lang: Lang, items: readonly string[], more: Errors = {}): Answers<Payload> {
  const typed = (name: string): string => text(raw, name).trim();
  const comment = typed('comment');
  const errors: Errors = {
    ...(isGrade(typed('overall'), 1, 5) ? {} : { overall: surveyTexts[lang].overallMissing }),
    ...Object.fromEntries(items.filter((name) => !isOptionalGrade(name, typed(name))).map((name) => [name, surveyTexts[lang].gradeWrong])),
    ...more,
    ...(comment.length > COMMENT_MAX ? { comment: surveyTexts[lang].tooLong } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const grades = ['overall', ...items].flatMap((name) => (typed(name) === '' ? [] : [[name, Number(typed(name))] as const]));
  return {
    payload: {
      ...Object.fromEntries(grades),
      ...(typed('outcome') ? { outcome: typed('outcome') } : {}),
      ...(comment ? { comment } : {}),
      callMe: typed('callMe') === 'yes',
      lang,
    },
  };
}

/** A grade is one of the form's own: a page that was changed is told so at the field. */
const isGrade = (typed: string, from: number, to: number): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= from && Number(typed) <= to;
const isOptionalGrade = (name: string, typed: string): boolean =>
  typed === '' || (name === 'recommend' ? isGrade(typed, 0, 10) : isGrade(typed, 1, 5));

/** C07: what is answered about the request, and what of it is also recorded in its file. */
export function proAnswers(raw: Raw, lang: Lang, { records }: ProSurvey): Answers<Payload> & { readonly record?: Payload } {
  const outcome = text(raw, 'outcome');
  const recorded = records.find((each) => each === outcome);
  const reason = text(raw, 'reason');
  const fee = text(raw, 'feeRange');
  const answers = common(raw, lang, PRO_ITEMS, recorded === 'notRetained' && !reason ? { reason: proSurveyTexts[lang].reasonMissing } : {});
  if ('errors' in answers || !recorded) return answers;
  return { ...answers, record: { outcome, ...(recorded === 'notRetained' ? { reason } : fee ? { feeRange: fee } : {}) } };
}

/** Coins back, please: why, and what shows it. */
export function creditAnswers(raw: Raw, lang: Lang): Answers<Payload> {
  const reason = text(raw, 'creditReason');
  const evidence = text(raw, 'evidence').trim();
  const t = proLeadsTexts[lang];
  const errors: Errors = {
    ...(reason ? {} : { creditReason: t.creditPick }),
    ...(evidence.length < EVIDENCE.min || evidence.length > EVIDENCE.max ? { evidence: proSurveyTexts[lang].evidenceLength } : {}),
  };
  return Object.keys(errors).length > 0 ? { errors } : { payload: { reason, evidence } };
}

/** The reason for coins that the grades point to, where it may still be given. */
export function reasonIn({ said, creditUntil }: ProSurvey): string | undefined {
  const low = (grade: number | undefined): boolean => grade !== undefined && grade <= 2;
  const pointed = [low(said.reachable) && 'unreachable', low(said.rightField) && 'wrongField', low(said.described) && 'misdescribed'];
  return pointed.find((reason): reason is string => reason !== false && reason in creditUntil);
}

/** The grade clicked in the letter: shown as chosen, and sent by no one but the person (D8). */
export const noteIn = (url: URL): string | undefined => /^[1-5]$/.exec(url.searchParams.get('note') ?? '')?.[0];
