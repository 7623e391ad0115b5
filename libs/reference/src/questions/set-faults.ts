import { KINDS, LEVELS, optionsOf, type Question, type Words } from './question.js';
import { lacking } from './text-gaps.js';

/** What keeps a set from being published: the question, the part of it, and a stable code. */
export interface SetFault {
  readonly question: string;
  /** `label`, `hint`, `why`, `options`, an option's value, or the id of a condition's question. */
  readonly part?: string;
  readonly code: SetFaultCode;
}
export type SetFaultCode =
  | 'no-questions'
  | 'too-many-questions'
  | 'id-invalid'
  | 'id-repeated'
  | 'kind-unknown'
  | 'level-unknown'
  | 'fr-missing'
  | 'en-missing'
  | 'too-few-options'
  | 'option-invalid'
  | 'option-repeated'
  | 'condition-unknown'
  | 'condition-later'
  | 'condition-open'
  | 'condition-option'
  | 'condition-hidden'
  | 'text-in-offer'
  | 'kind-changed';

export const QUESTIONS_MAX = 40;
const ID = /^[a-z][a-zA-Z0-9]*([.-][a-zA-Z0-9]+)*$/;
const VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const missing = (question: string, part: string, words: Partial<Words> | undefined): SetFault[] =>
  lacking(words).map((code) => ({ question, part, code }));

/**
 * Everything that keeps questions from being published (IN2): both languages of everything, ids and options that are one of a
 * kind, conditions that look back at a choice that exists. Free words are never shown in offers, for no one has read them
 * there; and nothing in an offer may tell by being there what a hidden answer was.
 * @param before questions as they were asked until now: an id stays the kind of question it was, for answers are stored under it
 */
export function setFaults(questions: readonly Question[], before: readonly Question[] = []): SetFault[] {
  const count: SetFault[] =
    questions.length === 0
      ? [{ question: '', code: 'no-questions' }]
      : questions.length > QUESTIONS_MAX
        ? [{ question: '', code: 'too-many-questions' }]
        : [];
  const changed = questions.filter((q) => before.some((b) => b.id === q.id && b.kind !== q.kind));
  return [
    ...count,
    ...changed.map((q): SetFault => ({ question: q.id, code: 'kind-changed' })),
    ...questions.flatMap((q, at) => [...ownFaults(q, questions.slice(0, at)), ...conditionFaults(q, at, questions)]),
  ];
}

function ownFaults(q: Question, before: readonly Question[]): SetFault[] {
  const fault = (code: SetFaultCode, part?: string): SetFault => ({ question: q.id, code, ...(part ? { part } : {}) });
  const chosen = q.kind === 'one' || q.kind === 'many';
  const values = (q.options ?? []).map((o) => o.value);
  return [
    ...(ID.test(q.id) && q.id.length <= 80 ? [] : [fault('id-invalid')]),
    ...(before.some((b) => b.id === q.id) ? [fault('id-repeated')] : []),
    ...(KINDS.includes(q.kind) ? [] : [fault('kind-unknown')]),
    ...(LEVELS.includes(q.visible) ? [] : [fault('level-unknown')]),
    ...(q.kind === 'text' && q.visible === 'offer' ? [fault('text-in-offer')] : []),
    ...missing(q.id, 'label', q.label),
    ...missing(q.id, 'hint', q.hint),
    ...missing(q.id, 'why', q.why),
    ...(chosen && values.length < 2 ? [fault('too-few-options', 'options')] : []),
    ...(chosen
      ? (q.options ?? []).flatMap((o, n) => [
          ...(VALUE.test(o.value) ? [] : [fault('option-invalid', o.value)]),
          ...(values.indexOf(o.value) === n ? [] : [fault('option-repeated', o.value)]),
          ...missing(q.id, o.value, o),
        ])
      : []),
  ];
}

function conditionFaults(q: Question, at: number, all: readonly Question[]): SetFault[] {
  return (q.when ?? []).flatMap((c): SetFault[] => {
    const fault = (code: SetFaultCode): SetFault[] => [{ question: q.id, part: c.question, code }];
    const index = all.findIndex((other) => other.id === c.question);
    const other = all[index];
    if (!other) return fault('condition-unknown');
    if (index >= at) return fault('condition-later');
    const options = optionsOf(other).map((o) => o.value);
    if (options.length === 0) return fault('condition-open');
    if (c.is.length === 0 || c.is.some((v) => !options.includes(v))) return fault('condition-option');
    return q.visible === 'offer' && other.visible === 'accepted' ? fault('condition-hidden') : [];
  });
}
