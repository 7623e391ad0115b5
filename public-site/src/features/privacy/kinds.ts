import type { Answer } from '@jurilien/contracts/api';
import { PRIVACY_KINDS } from '@jurilien/reference';
import { errorsOf, type Problem } from '../../api';
import { errorText, text, type Errors, type Raw } from '../../forms';
import type { Lang } from '../../routes.table';
import { askTexts } from './words/ask';

export type Followed = Answer<'GET /api/public/privacy-request'>;
export type Opened = NonNullable<Followed['opened']>;
type Kind = Followed['kind'];

/** What a form asks, as the API takes it; without what is missing. */
export interface Asked {
  readonly kind: Kind;
  readonly province: 'QC' | 'ON';
  readonly name?: string;
  readonly words?: string;
  readonly identifiers: { kind: 'email' | 'phone'; value: string }[];
}

/** Reads the form. @param addressed it asks who one is: at least one address is needed */
export function askedIn(raw: Raw, lang: Lang, addressed: boolean): { readonly asked: Asked } | { readonly errors: Errors } {
  const t = askTexts[lang];
  const kind = PRIVACY_KINDS.find((each) => each === text(raw, 'kind'));
  const province = (['QC', 'ON'] as const).find((each) => each === text(raw, 'province'));
  const [email, phone, name, words] = ['email', 'phoneNumber', 'name', 'words'].map((field) => text(raw, field));
  const identifiers: Asked['identifiers'] = [
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
  ];
  const errors: Errors = {
    ...(kind ? {} : { kind: t.kindNeeded }),
    ...(kind && ['correction', 'humanReview'].includes(kind) && !words ? { words: errorText('words', 'required', lang) } : {}),
    ...(addressed && identifiers.length === 0 ? { email: t.addressNeeded } : {}),
    ...(province ? {} : { province: t.provinceNeeded }),
  };
  if (!kind || !province || Object.keys(errors).length > 0) return { errors };
  return { asked: { kind, province, identifiers, ...(name ? { name } : {}), ...(words ? { words } : {}) } };
}

/** What the API would not take, at the fields of the form. */
export function askErrors(problem: Problem, { identifiers }: Asked, lang: Lang): Errors {
  const t = askTexts[lang];
  if (problem.detail === 'requests-per-day') return { email: t.tooMany };
  if (problem.detail === 'privacy-request-exists') return { form: t.formUsed };
  const named = problem.errors?.map(({ field, message }) => {
    const at = /^identifiers\.(\d+)/.exec(field)?.[1];
    if (at === undefined) return [field, errorText(field, message, lang)] as const;
    return identifiers[Number(at)]?.kind === 'phone'
      ? (['phoneNumber', t.phoneWrong] as const)
      : (['email', errorText('email', 'email', lang)] as const);
  });
  return named && named.length > 0 ? Object.fromEntries(named) : errorsOf(problem, lang);
}
