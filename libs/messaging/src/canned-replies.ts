import { senderName, toGsm7 } from '@jurilien/reference';
import type { Config } from '@jurilien/event-sourcing';

/** A reply written in advance, both languages side by side. A change of words is a new version. */
export interface CannedReply {
  readonly key: string;
  readonly version: number;
  /** The day on which someone last read it for whether it says law (BAR-4); new words are read again. */
  readonly reviewed: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly fr: string;
  readonly en: string;
  /** Whom it suits; absent: everyone. */
  /** Says nothing of who writes or why: fit for someone who must not be found out (IN5). */
  readonly neutral?: true;
  readonly audience?: 'client' | 'professional';
}

/** Words that say no law (5.7, BAR-4): staff who may send canned text only send these. Letters a text message has. */
const REPLIES: readonly CannedReply[] = [
  {
    key: 'received',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Message reçu', en: 'Message received' },
    fr: 'Merci de votre message. Nous vérifions et vous revenons rapidement. {sender}',
    en: 'Thank you for your message. We are checking and will get back to you shortly. {sender}',
  },
  {
    key: 'call-you',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Nous vous appelons', en: 'We will call you' },
    fr: "Nous vous appelons d'ici la fin de la journée. Quel moment vous convient le mieux? {sender}",
    en: 'We will call you before the end of the day. What time suits you best? {sender}',
  },
  {
    key: 'still-searching',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Recherche en cours', en: 'Still searching' },
    fr: "Votre demande est bien active : nous cherchons encore un professionnel pour vous. Nous vous écrivons dès que quelqu'un accepte. {sender}",
    en: 'Your request is active: we are still looking for a professional for you. We will write as soon as someone accepts. {sender}',
    audience: 'client',
  },
  {
    key: 'no-advice',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Pas de conseil juridique', en: 'No legal advice' },
    fr: 'Nous ne pouvons pas donner de conseil juridique, mais le professionnel qui prendra votre demande le pourra. {sender}',
    en: 'We cannot give legal advice, but the professional who takes your request can. {sender}',
    audience: 'client',
  },
  {
    key: 'not-reached',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Le professionnel ne vous a pas joint', en: 'The professional has not reached you' },
    fr: "Merci de nous l'avoir dit. Nous joignons le professionnel et, au besoin, nous cherchons quelqu'un d'autre. {sender}",
    en: 'Thank you for telling us. We are contacting the professional and, if need be, we will look for someone else. {sender}',
    audience: 'client',
  },
  {
    key: 'how-to-answer',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Répondre à une offre', en: 'Answering an offer' },
    fr: 'Pour réserver une demande, répondez OUI et son code, par exemple OUI K7M2. NON et le code pour refuser. {sender}',
    en: 'To hold a request, reply YES and its code, for example YES K7M2. NO and the code to refuse. {sender}',
    audience: 'professional',
  },
  {
    key: 'account-help',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Aide avec le compte', en: 'Help with the account' },
    fr: "Nous regardons votre compte et vous écrivons dès que c'est réglé. {sender}",
    en: 'We are looking at your account and will write as soon as it is settled. {sender}',
    audience: 'professional',
  },
  {
    key: 'wrong-number',
    version: 1,
    reviewed: '2026-11-29',
    title: { fr: 'Mauvais numéro', en: 'Wrong number' },
    fr: 'Désolés, vous ne devriez pas recevoir ces messages. Répondez ARRET et nous ne vous écrirons plus. {sender}',
    en: 'Sorry, you should not be getting these messages. Reply STOP and we will not write to you again. {sender}',
  },
  {
    key: 'neutral',
    version: 1,
    reviewed: '2026-11-29',
    neutral: true,
    title: { fr: 'Neutre, sans contenu', en: 'Neutral, without content' },
    fr: 'Bonjour, un message vous attend. Répondez ici quand le moment est bon.',
    en: 'Hello, a message is waiting for you. Reply here when the time is right.',
  },
];

/** Every canned reply, signed with the name of the sender in force. */
export function cannedReplies(config: Config): readonly CannedReply[] {
  const name = toGsm7(config.value(senderName));
  const signed = (text: string): string => text.replace('{sender}', () => name);
  return REPLIES.map((reply) => ({ ...reply, fr: signed(reply.fr), en: signed(reply.en) }));
}

/** One canned reply by its key. */
export const cannedReply = (key: string, config: Config): CannedReply | undefined => cannedReplies(config).find((c) => c.key === key);
