import { contactWish, SAFE_CHANNELS, type DayWindow, type SafeChannel, type SafeContact } from './safe-contact.js';

type Lang = 'fr' | 'en';

const WORDS = {
  fr: {
    only: { email: 'Par courriel seulement', sms: 'Par texto seulement', call: 'Par téléphone seulement' },
    not: { email: 'Pas de courriel', sms: 'Pas de texto', call: 'Pas d’appel' },
    noVoicemail: 'Ne pas laisser de message vocal',
    neutral: 'Ne pas dire de quoi il s’agit : ni objet, ni aperçu, ni message à une autre personne',
    hours: 'Seulement de {from} à {to}',
    unread: 'Rien d’autre n’a été coché : tout le reste est lu avec prudence.',
  },
  en: {
    only: { email: 'By e-mail only', sms: 'By text message only', call: 'By phone only' },
    not: { email: 'No e-mail', sms: 'No text messages', call: 'No calls' },
    noVoicemail: 'Do not leave a voice message',
    neutral: 'Do not say what it is about: no subject, no preview, no message with anyone else',
    hours: 'Only from {from} to {to}',
    unread: 'Nothing else was ticked: everything else is read with caution.',
  },
} as const;

const clock = (minutes: number, lang: Lang): string => {
  const [h, m] = [Math.floor(minutes / 60) % 24, minutes % 60];
  if (lang === 'fr') return m === 0 ? `${h} h` : `${h} h ${String(m).padStart(2, '0')}`;
  return `${h % 12 === 0 ? 12 : h % 12}${m === 0 ? '' : `:${String(m).padStart(2, '0')}`} ${h < 12 ? 'a.m.' : 'p.m.'}`;
};
const hoursIn = ({ from, to }: DayWindow, lang: Lang): string =>
  WORDS[lang].hours.replace('{from}', clock(from, lang)).replace('{to}', clock(to, lang));

/** What a person who may call or write must keep to, a line each: the person's own words are shown before it, as they wrote them. */
export interface ToldCare {
  readonly words?: string;
  readonly lines: readonly string[];
  /** Ways that are left; a page offers no other. */
  readonly channels: readonly SafeChannel[];
}

/** The wish in words, for people; nothing where no care was asked for. */
export function toldCare(asked: SafeContact | undefined, lang: Lang): ToldCare | undefined {
  const wish = contactWish(asked);
  if (!wish) return undefined;
  const w = WORDS[lang];
  const words = asked?.words?.trim();
  const unread = words && !(asked?.only?.length || asked?.from || asked?.to || asked?.noVoicemail || asked?.neutral);
  const [only, ...more] = wish.channels;
  const channels =
    only && more.length === 0 ? [w.only[only]] : SAFE_CHANNELS.filter((c) => !wish.channels.includes(c)).map((c) => w.not[c]);
  return {
    ...(words ? { words } : {}),
    lines: [
      ...channels,
      ...wish.windows.map((x) => hoursIn(x, lang)),
      ...(wish.noVoicemail ? [w.noVoicemail] : []),
      ...(wish.neutral ? [w.neutral] : []),
      ...(unread ? [w.unread] : []),
    ],
    channels: wish.channels,
  };
}
