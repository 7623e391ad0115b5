import { errors as words } from '../i18n';
import { fill } from '../lang';
import type { Lang } from '../routes.table';

/** A message key of a field in the person's language, as exact as we have it. */
export function errorText(name: string, key: string, lang: Lang): string {
  const all: Readonly<Record<string, string>> = words[lang];
  const [kind = 'invalid', n] = key.split(':');
  return fill(all[`${name}.${kind}`] ?? all[kind] ?? words[lang].invalid, { n: n ?? '' });
}
