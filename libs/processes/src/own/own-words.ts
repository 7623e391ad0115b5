import {
  filledText,
  firstNameOf,
  ownAutomation,
  type OwnAutomation,
  type OwnKind,
  zoneOfPro,
  type OwnAutomationsState,
} from '@jurilien/professionals';
import type { LeadState } from '@jurilien/lead';
import type { ProfessionalState } from '@jurilien/professionals';
import { dayWords } from '@jurilien/reference';

type Lang = 'fr' | 'en';
type Client = Pick<LeadState, 'lang' | 'clientName' | 'code'>;
type Pro = Pick<ProfessionalState, 'lang' | 'name' | 'province' | 'practice'>;

/** The day of the return, which an absence says whatever its text does. */
const RETURN: Readonly<Record<Lang, (day: string) => string>> = { fr: (day) => `De retour le ${day}.`, en: (day) => `Back on ${day}.` };

/** The text of an automation in a language, with its variables; nothing where there is none, or a variable has no value. */
export function filledWords(
  kind: OwnKind,
  { texts, until }: Pick<OwnAutomation, 'texts' | 'until'>,
  lang: Lang,
  { clientName, code }: Pick<Client, 'clientName' | 'code'>,
  pro: Pro,
): string | undefined {
  const text = texts[lang];
  const said = text && filledText(text, lang, { firstName: firstNameOf(clientName), code: code ?? '', proName: pro.name });
  if (!said || kind !== 'outOfOffice') return said || undefined;
  return until ? `${said}\n${RETURN[lang](dayWords(until, lang, zoneOfPro(pro)))}` : undefined;
}

/**
 * What an automation says: to a client in the client's language alone, and nothing where the professional wrote none in it; to oneself in
 * one's own language, or in the one there is.
 */
export function ownWords(
  kind: OwnKind,
  { own, lead: client, professional: pro }: { readonly own: OwnAutomationsState; readonly lead: Client; readonly professional: Pro },
): string | undefined {
  const automation = ownAutomation(own, kind);
  if (kind !== 'selfReminder') return filledWords(kind, automation, client.lang, client, pro);
  const other = pro.lang === 'fr' ? 'en' : 'fr';
  return filledWords(kind, automation, automation.texts[pro.lang] ? pro.lang : other, client, pro);
}
