import type { Errors } from '../../forms';
import { suggestions } from './words/suggestions';
import type { Asked, Automation, Automations, Kind } from './types';

/** Names of the fields of one automation: several forms stand on the page, and a name is an id there. */
export const fieldOf = (kind: Kind, field: string): string => `${kind}-${field.replace(/^texts\./, '')}`;

type Variables = Automations['limits']['variables'];

/** Words to start from, with each variable written as texts of the language write it: `{firstName}` is `{prenom}` in French. */
export const suggested = (kind: Kind, lang: 'fr' | 'en', variables: Variables): string =>
  Object.entries(variables[lang]).reduce(
    (text, [written, meant]) => text.replaceAll(`{${meant}}`, `{${written}}`),
    suggestions[kind][lang],
  );

/** What the form of an automation shows at first: what is kept, or words to start from. */
export function valuesOf(automation: Automation, variables: Variables): Record<string, string> {
  const { kind, enabled, texts, afterHours, fromDay, backOn, versions } = automation;
  const words = versions.length > 0 ? texts : { fr: suggested(kind, 'fr', variables), en: suggested(kind, 'en', variables) };
  const values = {
    ...{ enabled: enabled ? 'yes' : '', fr: words.fr, en: words.en },
    ...{ afterHours: afterHours ? String(afterHours) : '2', fromDay, backOn },
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [fieldOf(kind, field), value ?? '']));
}

/** The answers of a form, as the command takes them. */
export function askedIn(kind: Kind, answers: Readonly<Record<string, string>>): Asked {
  const of = (field: string): string | undefined => answers[fieldOf(kind, field)]?.trim() || undefined;
  const [fr, en] = [of('fr'), of('en')];
  return {
    ...{ kind, enabled: of('enabled') === 'yes', texts: { ...(fr ? { fr } : {}), ...(en ? { en } : {}) } },
    ...(kind === 'selfReminder' ? { afterHours: Math.trunc(Number(of('afterHours') ?? 0)) || 0 } : {}),
    ...(kind === 'outOfOffice' ? { fromDay: of('fromDay'), backOn: of('backOn') } : {}),
  };
}

/** Errors by the fields of the form they belong to; that there is no text at all stands at the first one there is. @param own the language of one's note */
export const errorsIn = (kind: Kind, errors: Errors, own: 'fr' | 'en'): Errors => {
  const first = kind === 'selfReminder' ? own : 'fr';
  const nameOf = (field: string): string => (field === 'form' ? field : fieldOf(kind, field === 'texts' ? first : field));
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [nameOf(field), text]));
};
