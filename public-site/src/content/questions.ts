import { askedQuestions, optionsOf, shippedSet, type AnswersById, type Question } from '@jurilien/reference';
import type { Lang } from '../routes.table';

/** A question in the language of the page; its name in a form is its id after `q.`. */
const inLang = (q: Question, lang: Lang) => ({
  name: `q.${q.id}`,
  kind: q.kind,
  long: q.long === true,
  label: q.label[lang],
  hint: q.hint?.[lang],
  options: optionsOf(q).map((o) => ({ value: o.value, label: o[lang] })),
});

/** The name of a question's answer as `readRaw` takes it: several answers end in `[]`. */
export const readName = (q: { readonly name: string; readonly kind: string }): string => (q.kind === 'many' ? `${q.name}[]` : q.name);

/** Questions of a field of law, in a language, that are asked after these answers. */
export const questionsFor = (field: string, lang: Lang, answers: AnswersById = {}) =>
  askedQuestions(shippedSet(field)?.questions ?? [], answers).map((q) => inLang(q, lang));
