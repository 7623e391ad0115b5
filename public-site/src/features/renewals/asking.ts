import type { QuestionSet } from '@jurilien/reference';
import { errorsOf, type Problem } from '../../api';
import { answersIn, errorText, list, text, yes, type Errors, type Raw } from '../../forms';
import type { Figures } from '../../lang';
import type { Lang } from '../../routes.table';
import {
  askedOf,
  countedRaw,
  fieldsOf,
  formName,
  keptSet,
  lengthErrors,
  namesOf,
  postedNames,
  setErrors,
  type Asked,
  type Asking,
  type Step,
} from '../intake';
import type { Renewed } from './types';
import { renewalTexts } from './words/renewal';

/** The form that the language switch takes along. */
export const CHANGE_FORM = 'renewal-form';

/** As many as the forms ask about; of more, none is asked again here, so that none is lost. */
const ASKED_PARTIES = 4;
/** Which field of law the questions below were shown for: another choice brings its own questions first. */
const SHOWN_FIELD = 'shownField';
const fieldIn = (raw: Raw): string => text(raw, 'lawyerType');

const stepOf = ({ parties }: Renewed): Step => ({
  id: 'renewal',
  asks: [
    'lawyerType',
    'description',
    ...(parties.length > ASKED_PARTIES ? [] : ['people']),
    ...['province', 'region', 'city', 'hasCourtDate', 'courtDate'],
    ...['helpKind', 'budget', 'juridicalHelp', 'hasLegalAidCert', 'acceptDistance', 'paralegal'],
    ...['rate', 'experience', 'mediator'],
  ],
  posts: ['questionSet', SHOWN_FIELD],
  rest: true,
});

const flag = (value: boolean | null | undefined): string => (value === true ? 'yes' : value === false ? 'no' : '');
const helpOf = ({ consult, smallMandate }: Renewed): string => (consult ? 'consult' : smallMandate ? 'small' : 'mandate');

/** A request as the forms hold it. */
export const rawOf = (r: Renewed): Raw => ({
  lawyerType: r.lawyerType ?? '',
  description: r.description,
  province: r.province ?? '',
  region: r.region ?? '',
  city: r.city ?? '',
  hasCourtDate: flag(r.hasCourtDate),
  courtDate: (r.courtDate ?? '').slice(0, 'yyyy-mm-dd'.length),
  helpKind: helpOf(r),
  budget: String(r.budget ?? ''),
  juridicalHelp: flag(r.juridicalHelp),
  hasLegalAidCert: flag(r.hasLegalAidCert),
  acceptDistance: flag(r.acceptDistance),
  paralegal: flag(r.paralegal),
  rate: r.rate ?? '',
  experience: String(r.experience ?? ''),
  mediator: flag(r.mediator),
  ...(r.questionSet ? { questionSet: `${r.questionSet.field}@${r.questionSet.version}` } : {}),
  ...Object.fromEntries(
    Object.entries(r.answers).map(([id, answer]) => [`q.${id}`, Array.isArray(answer) ? answer : String(answer ?? '')]),
  ),
  ...Object.fromEntries(
    r.parties.flatMap((p, i) => [[`party${i + 1}Name`, p.name] as const, [`party${i + 1}Role`, p.role ?? ''] as const]),
  ),
  partiesUnknown: r.parties.some((p) => p.unknown) ? 'yes' : '',
});

/** The questions with these answers, the set being that of the field in them. */
export const askingOf = (r: Renewed, raw: Raw, set: QuestionSet | null, figures: Figures): Asking => ({
  flow: { page: 'demand', steps: [stepOf(r)] },
  // Which version is answered, and of which field: a choice of another field is seen by it.
  raw: { ...raw, questionSet: '', ...keptSet(set), [SHOWN_FIELD]: fieldIn(raw) },
  set,
  figures,
});

/** What is shown of the questions. */
export const askedIn = (asking: Asking, lang: Lang): readonly Asked[] =>
  namesOf(asking.flow.steps[0]!, asking).map((name) => askedOf(name, asking, lang));
/** What the form posts of them. */
export const changesNames = (asking: Asking): string[] => postedNames(asking.flow.steps[0]!, asking);

/** Whether another field of law was chosen than the one whose questions stood under it, and it asks some. */
export const asksAnew = (posted: Raw, { set }: Asking): boolean =>
  fieldIn(posted) !== text(posted, SHOWN_FIELD) && (set?.questions.length ?? 0) > 0;

/** What the forms themselves see to be wrong. */
export function wrongIn(asking: Asking, lang: Lang): Errors {
  const names = namesOf(asking.flow.steps[0]!, asking);
  return { ...lengthErrors(names, asking, lang), ...setErrors(names, asking, lang) };
}

/** Facts as the API takes them; the kinds of help are two facts. */
const FACTS = [
  ...['lawyerType', 'description', 'province', 'region', 'city', 'hasCourtDate', 'courtDate', 'budget', 'juridicalHelp'],
  ...['hasLegalAidCert', 'acceptDistance', 'paralegal', 'rate', 'experience', 'mediator', 'consult', 'smallMandate', 'othersInvolved'],
] as const;
/** What takes the place of an answer that was emptied; nothing else is said of it. */
const EMPTIED: Readonly<Record<string, unknown>> = { consult: false, smallMandate: false, description: '', othersInvolved: [] };

/** The answers to the questions of the field, without what they no longer ask. */
function answersOf(raw: Raw, set: QuestionSet | null): Record<string, string | string[]> {
  const own = new Set(set?.questions.map((q) => q.id));
  return Object.fromEntries(Object.entries(answersIn(raw)).filter(([id, answer]) => own.has(id) && answer.length > 0));
}

/**
 * What of a request the client changed, as `RenewLead` takes it: only that, so that what they left alone stays as it was.
 * @param asking the form as it was sent
 */
function changesOf(r: Renewed, asking: Asking): Record<string, unknown> {
  const { set } = asking;
  const counted = countedRaw(asking);
  const before = countedRaw({ ...asking, raw: rawOf(r) });
  const [was, is] = [fieldsOf(before), fieldsOf(counted)];
  const asked = r.parties.length > ASKED_PARTIES ? FACTS.filter((name) => name !== 'othersInvolved') : FACTS;
  const facts = asked.flatMap((name) =>
    JSON.stringify(was[name]) === JSON.stringify(is[name]) ? [] : [[name, is[name] ?? EMPTIED[name] ?? null] as const],
  );
  const answers = answersOf(counted, set);
  const another = fieldIn(counted) !== fieldIn(before);
  const same = !another && JSON.stringify(answers) === JSON.stringify(answersOf(before, set));
  return {
    ...Object.fromEntries(facts),
    ...(same || !set ? {} : { specificQuestions: answers, questionSet: { field: set.field, version: set.version } }),
  };
}

/** What goes with a yes: agreements that are given again, and whom the client asks for by name. */
export const YES = ['consentSharing', 'consentContact', 'consentTexts', 'consentSensitive', 'sensitiveText', 'again[]'] as const;

/** A yes as `RenewLead` takes it. @param asking the questions, where the client changed something first */
export function renewOf(r: Renewed, raw: Raw, asking?: Asking): Record<string, unknown> {
  const given = {
    ...(yes(raw, 'consentSharing') ? { sharing: true } : {}),
    ...(yes(raw, 'consentContact') ? { contact: true } : {}),
    ...(yes(raw, 'consentSensitive') ? { sensitive: true } : {}),
    ...(text(raw, 'consentTexts') ? { shown: text(raw, 'consentTexts') } : {}),
    ...(text(raw, 'sensitiveText') ? { sensitiveText: text(raw, 'sensitiveText') } : {}),
  };
  return { changes: asking ? changesOf(r, asking) : {}, consents: given, again: list(raw, 'again') };
}

/** How a client who is not looking any more came to their end. */
export const HOW = ['settled', 'foundElsewhere', 'alone', 'gaveUp', 'other'] as const;

/** A no as `DeclineRenewal` takes it, or what is missing. */
export function declineOf(raw: Raw, lang: Lang): { readonly payload: { how: string } } | { readonly errors: Errors } {
  const how = HOW.find((each) => each === text(raw, 'how'));
  return how ? { payload: { how } } : { errors: { how: errorText('how', 'required', lang) } };
}

/** A refusal in words: at its field of the form, or by what stands in the way. */
export function renewalErrors(problem: Problem, lang: Lang): Errors {
  if (problem.code === 'VALIDATION' && problem.errors?.length)
    return Object.fromEntries(
      problem.errors.map(({ field, message }) => {
        const name = formName(field.replace(/^changes\./, ''));
        return [name, errorText(name, message, lang)];
      }),
    );
  const words: Readonly<Record<string, string>> = renewalTexts[lang];
  const said = words[`not_${problem.detail ?? ''}`] ?? words[`not_${problem.code}`];
  return said ? { form: said } : errorsOf(problem, lang);
}
