import type { Bilingual } from '../errors.js';
import { commandRows, may } from '../permissions.js';
import type { Who } from './marks.js';

/** Whom a person can turn to, in the order in which they are named. */
const PEOPLE = {
  validation: { fr: 'l’équipe de validation', en: 'the validation team' },
  'province-admin': { fr: 'l’administration de la province', en: 'the province’s administrators' },
  admin: { fr: 'l’administration', en: 'the administrators' },
  professional: { fr: 'la professionnelle ou le professionnel', en: 'the professional' },
  client: { fr: 'la cliente ou le client', en: 'the client' },
} as const satisfies { readonly [W in Who]?: Bilingual };

/** Why a role may not send a command, by whichever route, and who may: what a disabled button says. Nothing when the role admits it. */
export function whyRefused(command: string, who: Who | undefined): Bilingual | undefined {
  const mark = who && may(command, who);
  if (mark) return undefined;
  const marks = commandRows().get(command)?.marks ?? {};
  const able = Object.entries(PEOPLE)
    .filter(([other]) => marks[other as Who] && marks[other as Who] !== 'q')
    .map(([, words]) => words);
  if (able.length === 0) return { fr: 'Seul le système le fait.', en: 'Only the system does this.' };
  return {
    fr: `Votre rôle ne le permet pas. À qui demander : ${able.map(({ fr }) => fr).join(', ')}.`,
    en: `Your role does not allow it. Whom to ask: ${able.map(({ en }) => en).join(', ')}.`,
  };
}
