import type { Audience, Lang, MessageClass } from './template.js';
import type { Sender } from './sender.js';

/** What stands under every e-mail. */
export interface Footer {
  readonly lines: readonly string[];
  readonly preferences: { readonly label: string; readonly url: string };
}

const why = {
  fr: {
    client: 'Vous recevez ce courriel parce que vous nous avez confié une demande.',
    professional: 'Vous recevez ce courriel parce que vous êtes membre de notre réseau de professionnels.',
    account: 'Vous recevez ce courriel parce qu’un compte est ouvert chez nous à cette adresse.',
    anyone: 'Vous recevez ce courriel parce que cette adresse nous a été donnée.',
  },
  en: {
    client: 'You are receiving this e-mail because you entrusted us with a request.',
    professional: 'You are receiving this e-mail because you are a member of our network of professionals.',
    account: 'You are receiving this e-mail because an account with us has this address.',
    anyone: 'You are receiving this e-mail because this address was given to us.',
  },
} as const;

/** Says which messages can be stopped: those a file in progress depends on cannot. */
const choice = {
  fr: {
    fixed:
      'Ce message accompagne une démarche en cours; il ne peut pas être désactivé, mais vous pouvez choisir comment nous vous joignons.',
    free: 'Vous pouvez cesser de recevoir ce type de message en tout temps.',
    button: 'Vous pouvez cesser de le recevoir par le second bouton ci-dessus.',
  },
  en: {
    fixed: 'This message goes with something under way; it cannot be turned off, but you can choose how we reach you.',
    free: 'You can stop this kind of message at any time.',
    button: 'You can stop it with the second button above.',
  },
} as const;

/**
 * Identity, address, contact and preference link of every e-mail.
 * @param endsByButton the letter has a button of its own that ends it
 */
export const footerOf = (
  lang: Lang,
  audience: Audience,
  cls: MessageClass,
  sender: Sender,
  preferencesUrl?: string,
  endsByButton = false,
): Footer => {
  const kind = endsByButton ? 'button' : cls === 'service' || cls === 'marketing' ? 'free' : 'fixed';
  const who =
    lang === 'fr'
      ? `${sender.name} met en relation des gens et des professionnels du droit au Québec et en Ontario. Nous ne sommes pas un cabinet et ne donnons pas de conseils juridiques.`
      : `${sender.name} connects people with legal professionals in Quebec and Ontario. We are not a law firm and do not give legal advice.`;
  return {
    lines: [
      `${why[lang][audience]} ${choice[lang][kind]}`,
      who,
      `${sender.name}, ${sender.postalAddress}`,
      `${sender.contactEmail} · ${sender.contactPhone}`,
    ],
    preferences: {
      label: lang === 'fr' ? 'Choisir les messages que je reçois' : 'Choose the messages I receive',
      url: preferencesUrl ?? `${sender.origin}${lang === 'fr' ? '/preferences' : '/en/preferences'}`,
    },
  };
};
