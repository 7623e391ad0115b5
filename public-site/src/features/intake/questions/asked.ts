import { answerFaults, askedQuestions, optionsOf, type Question, type QuestionSet } from '@jurilien/reference';
import { askTexts } from '../words/asks';
import { common } from '../../../i18n';
import { fieldTexts } from '../words/fields';
import { figureAt, french, provinceOf, withFigures, type Choice, type Figures } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { FIELDS, isOffered, type Field, type Kind } from './field-list';
import type { Flow, Step } from './flows';
import { errorText, answersIn, list, text, type Errors, type Raw } from '../../../forms';
import { urgencyOf, urgentFacts } from '../quick/quick';

/** A question as a page shows it: in words of one language, whether it is one of ours or of the set of a field of law. */
export interface Asked extends Omit<
  Field,
  'kind' | 'label' | 'codes' | 'options' | 'groups' | 'empty' | 'initial' | 'only' | 'longest' | 'when'
> {
  readonly name: string;
  readonly kind: Kind;
  readonly label: string;
  readonly hint?: string;
  readonly why?: string;
  readonly choices?: readonly Choice[];
  readonly groups?: readonly { readonly code: string; readonly label: string; readonly options: readonly Choice[] }[];
  readonly empty?: string;
  readonly initial?: string;
  readonly numeric?: true;
  /** Needs an answer, by the question set. */
  readonly required?: true;
  /** Opened on the same page by these answers of another of its questions. */
  readonly when?: readonly [name: string, answers: readonly string[]];
}

/** What a form is filled in with: its answers, and the question set of the field of law, when there is one. */
export interface Asking {
  readonly flow: Flow;
  readonly raw: Raw;
  readonly set: QuestionSet | null;
  /** The figures in force that questions state and are limited by. */
  readonly figures: Figures;
}

const Q = 'q.';
const nameOf = (q: { readonly id: string }): string => Q + q.id;

const questionOf = (set: QuestionSet | null, name: string): Question | undefined =>
  name.startsWith(Q) ? set?.questions.find((q) => nameOf(q) === name) : undefined;

/** Names a page asks, whatever was answered to the others on it: those of its list, then the rest of the set. */
function listed(step: Step, { flow, set }: Asking): string[] {
  const own = [...step.asks, ...(step.more ?? [])].filter((name) => name in FIELDS || questionOf(set, name));
  if (!step.rest || !set) return own;
  const elsewhere = new Set<string>(flow.steps.flatMap((s) => [...s.asks, ...(s.more ?? [])]));
  return [...own, ...set.questions.map(nameOf).filter((name) => !elsewhere.has(name))];
}

function isAsked(name: string, raw: Raw, figures: Figures): boolean {
  const field = FIELDS[name];
  return !field || ((field.only?.(raw) ?? true) && isOffered(field, raw, figures));
}

/** Names of a page's questions that the answers of other pages leave standing. */
export function namesOf(step: Step, asking: Asking): string[] {
  const all = listed(step, asking);
  const here = new Set(all);
  const { raw, set, figures } = asking;
  const open = new Set(
    // What hangs on a question of the same page is on that page; CSS opens it.
    set === null ? [] : askedQuestions(set.questions, withHere(set, answersIn(raw), here)).map(nameOf),
  );
  return all.filter((name) => (questionOf(set, name) ? open.has(name) : isAsked(name, raw, figures)));
}

/** As if every question of this page had been answered with all it could be. */
function withHere(set: QuestionSet, answers: Record<string, unknown>, here: ReadonlySet<string>): Record<string, unknown> {
  const any = set.questions.filter((q) => here.has(nameOf(q))).map((q) => [q.id, optionsOf(q).map((o) => o.value)] as const);
  return { ...answers, ...Object.fromEntries(any) };
}

/** Names whose answers count: those that stand given all answers, also of their own page. */
export function countedNames(step: Step, asking: Asking): string[] {
  const { raw, set } = asking;
  const open = new Set(set === null ? [] : askedQuestions(set.questions, answersIn(raw)).map(nameOf));
  return namesOf(step, asking).filter((name) => {
    if (questionOf(set, name)) return open.has(name);
    const when = FIELDS[name]?.when;
    return !when || when[1].includes(text(raw, when[0]));
  });
}

/** Whether a page asks something of the field of law, or of the form alone, that has no answer yet. */
export const asksMore = (step: Step, asking: Asking): boolean =>
  countedNames(step, asking).some((name) => name.startsWith(Q) && !name.startsWith(`${Q}contact.`) && text(asking.raw, name) === '');

/** Whether a page is asked at all. */
export const isAskedStep = (step: Step, asking: Asking): boolean =>
  (step.only?.(asking.raw) ?? true) &&
  // Before the field is known its questions count as a page to come.
  (step.id === 'review' || (step.rest && text(asking.raw, 'lawyerType') === '') || namesOf(step, asking).length > 0);

/** A question in words. */
export function askedOf(name: string, { flow, raw, set, figures }: Asking, lang: Lang): Asked {
  const q = questionOf(set, name);
  if (q) return ofSet(q, set!, lang);
  const field = FIELDS[name]!;
  const words: Readonly<Record<string, string>> = { ...fieldTexts[lang], ...askTexts[lang] };
  const say = (key: string): string | undefined => {
    const text = words[`${flow.page}.${key}`] ?? words[key];
    const found = text && withFigures(text, lang, figures, provinceOf(regionOf(raw)));
    return found === undefined || lang === 'en' ? found : french(found);
  };
  const { kind, label, codes, options, groups, empty, initial, only: _, longest: __, ...rest } = field;
  const key = label ?? name;
  const choices = codes
    ? Object.entries(codes).map(([value, word]) => ({ value, label: say(word)!, hint: say(`${word}Hint`) }))
    : kind === 'yesno'
      ? yesNo(lang)
      : options?.(lang, figures, raw);
  return {
    ...rest,
    name,
    kind,
    label: say(key) ?? key,
    hint: say(`${key}Hint`),
    length: lengthOf(field, figures),
    ...(choices ? { choices } : {}),
    ...(groups ? { groups: groups(lang, figures, raw) } : {}),
    empty: empty ? say(empty) : '—',
    initial: initial?.(raw, lang),
  };
}

const regionOf = (raw: Raw): string => text(raw, 'region');
/** How long an answer may be, where that is limited. */
const lengthOf = ({ length, longest }: Field, figures: Figures): number | undefined =>
  longest ? figureAt<number>(figures, longest) : length;

const yesNo = (lang: Lang): Choice[] => [
  { value: 'yes', label: common[lang].yes },
  { value: 'no', label: common[lang].no },
];

const KIND: Readonly<Record<Question['kind'], Kind>> = {
  one: 'radios',
  many: 'checks',
  'yes-no': 'yesno',
  text: 'line',
  number: 'line',
  money: 'line',
  date: 'line',
};

function ofSet(q: Question, set: QuestionSet, lang: Lang): Asked {
  const say = (words: { fr: string; en: string }): string => (lang === 'fr' ? french(words.fr) : words.en);
  const choices = optionsOf(q).map((o) => ({ value: o.value, label: say(o) }));
  const last = q.when?.findLast((c) => set.questions.some((other) => other.id === c.question));
  return {
    name: nameOf(q),
    kind: q.kind === 'text' && q.long ? 'area' : KIND[q.kind],
    label: say(q.label),
    ...(q.hint ? { hint: say(q.hint) } : {}),
    ...(q.why ? { why: say(q.why) } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(q.kind === 'date' ? { type: 'date' as const, short: true as const } : {}),
    ...(q.kind === 'number' || q.kind === 'money' ? { numeric: true as const, short: true as const } : {}),
    ...(q.kind === 'text' ? { length: q.long ? 4_000 : 400 } : {}),
    ...(q.required ? { required: true as const } : { optional: true as const }),
    ...(last ? { when: [`${Q}${last.question}`, last.is] as const } : {}),
  };
}

/** An answer in words, for the page that checks. */
export function saidOf(asked: Asked, raw: Raw): string {
  const all = [...(asked.choices ?? []), ...(asked.groups ?? []).flatMap((g) => g.options)];
  if (all.length === 0) return text(raw, asked.name);
  return list(raw, asked.name)
    .map((value) => all.find((c) => c.value === value)?.label ?? value)
    .join('\n');
}

/** Names of a page as its post carries them: several answers under one name end in `[]`. Groups bring their own. */
export function postedNames(step: Step, asking: Asking): string[] {
  const asked = namesOf(step, asking).flatMap((name) => {
    const kind = questionOf(asking.set, name) ? KIND[questionOf(asking.set, name)!.kind] : FIELDS[name]!.kind;
    return GROUPS[kind] ?? [kind === 'checks' ? `${name}[]` : name];
  });
  return [...asked, ...(step.posts ?? [])];
}

const PARTY_NUMBERS = [1, 2, 3, 4] as const;
/** Questions that come as a group, by the names they post. */
const GROUPS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  people: [...PARTY_NUMBERS.flatMap((n) => [`party${n}Name`, `party${n}Role`]), 'partiesUnknown'],
  consents: ['consentSharing', 'consentContact', 'consentMarketing', 'consentTexts'],
  consentsFor: ['consentSharing', 'consentContact', 'consentTexts'],
  statements: ['personConsents', 'noBenefit', 'statementsText'],
  partners: ['juripop', 'neolegal'],
  // They are sent by a form of their own.
  documents: [],
};

/** What may not stay empty of a group. */
const MUST: Readonly<Record<string, readonly string[]>> = {
  people: ['party1Name'],
  consents: ['consentSharing', 'consentContact'],
  consentsFor: ['consentSharing', 'consentContact'],
  statements: ['personConsents', 'noBenefit'],
};

/** Names whose rule of ours is looked at, of those that count. */
export const checkedNames = (names: readonly string[], { flow }: Asking): string[] =>
  names.flatMap((name) => {
    if (!FIELDS[name]?.checked && !flow.must?.includes(name)) return [];
    return MUST[name] ?? [name];
  });

/** Answers longer than their question takes: a browser's own limit is not there for everyone. */
export const lengthErrors = (names: readonly string[], { raw, figures }: Asking, lang: Lang): Errors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const length = FIELDS[name] && lengthOf(FIELDS[name], figures);
      return length && text(raw, name).length > length ? [[name, errorText(name, `max:${length}`, lang)] as const] : [];
    }),
  );

/** What is wrong with the answers to the set's questions among these names. */
export function setErrors(names: readonly string[], { raw, set }: Asking, lang: Lang): Errors {
  if (!set) return {};
  const asked = new Set(names);
  const given = Object.fromEntries(Object.entries(answersIn(raw)).filter(([id]) => set.questions.some((q) => q.id === id)));
  return Object.fromEntries(
    answerFaults(set.questions, given)
      .filter(({ question }) => asked.has(nameOf({ id: question })))
      .map(({ question, code }) => [nameOf({ id: question }), errorText(nameOf({ id: question }), code, lang)]),
  );
}

/** The answers that are sent: what was typed under a question that is no longer asked stays behind. */
export function countedRaw(asking: Asking): Raw {
  const { flow, raw, figures } = asking;
  const posted = new Set(flow.steps.flatMap((step) => postedNames(step, asking)).map((name) => name.replace('[]', '')));
  const counted = new Set(flow.steps.flatMap((step) => [...countedNames(step, asking).flatMap(groupOf), ...(step.posts ?? [])]));
  const set = new Set(asking.set?.questions.map(nameOf));
  const counting = Object.fromEntries(
    Object.entries(raw).filter(
      // An answer given while it was asked, or offered, is not sent when it no longer is.
      ([name]) => isAsked(name, raw, figures) && (counted.has(name) || (!posted.has(name) && !set.has(name) && !name.startsWith(Q))),
    ),
  );
  return { ...counting, ...urgentFacts(urgencyOf(text(counting, 'urgency'))), ...flow.derived?.(counting) };
}

/** The names that a question posts. */
export const groupOf = (name: string): readonly string[] => (FIELDS[name] ? (GROUPS[FIELDS[name].kind] ?? [name]) : [name]);
