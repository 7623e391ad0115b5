import type { Recorded } from '@jurilien/event-sourcing';
import { consentHistory, NO_TEXT, type ConsentMoment } from '@jurilien/messaging';
import type { PersonalCopy } from './personal-copy.js';

/** The event of each moment, by which a copy names what happened. */
const EVENTS: Readonly<Record<ConsentMoment['happened'], string>> = {
  given: 'ContactConsentRecorded',
  pending: 'ContactConsentRecorded',
  withdrawn: 'ConsentWithdrawn',
  expired: 'ImpliedConsentExpired',
  stopped: 'SmsOptedOut',
  started: 'SmsOptedIn',
  suppressed: 'AddressSuppressed',
  unsuppressed: 'AddressUnsuppressed',
  forgotten: 'ConsentsForgotten',
};

/** What an address agreed to and refused, as facts of a copy: everything but the hashes and names that prove it to others. */
export function copiedConsents(events: readonly Recorded[], holding: number): PersonalCopy['facts'] {
  return consentHistory(events).map(({ at, happened, what, basis, until, textVersion, how }) => ({
    ...{ holding, at, event: EVENTS[happened] },
    values: {
      consentTo: what,
      ...(basis ? { consentBasis: basis } : {}),
      ...(until ? { consentUntil: until } : {}),
      ...(textVersion && textVersion !== NO_TEXT ? { consentText: textVersion } : {}),
      ...(how ? { consentHow: how } : {}),
    },
  }));
}

/** What is stored as a code of these facts, in words. */
export const CONSENT_CODES = {
  consentTo: [
    { code: 'marketing', fr: 'Nouveautés et conseils', en: 'News and advice' },
    { code: 'service', fr: 'Rappels, offres et sondages', en: 'Reminders, offers and surveys' },
    { code: 'sms', fr: 'Tous les textos', en: 'All text messages' },
    { code: 'all', fr: 'Tous les messages', en: 'All messages' },
  ],
  consentBasis: [
    { code: 'express', fr: 'Accord exprès', en: 'Express agreement' },
    { code: 'implied-contract', fr: 'Permis par la loi après un achat', en: 'Allowed by law after a purchase' },
    { code: 'implied-inquiry', fr: 'Permis par la loi après une question', en: 'Allowed by law after an inquiry' },
  ],
  consentHow: [
    { code: 'page', fr: 'Page des choix', en: 'Page of choices' },
    { code: 'form', fr: 'Formulaire', en: 'Form' },
    { code: 'call', fr: 'Au téléphone', en: 'On the phone' },
    { code: 'staff', fr: 'Au téléphone', en: 'On the phone' },
    { code: 'keyword', fr: 'Par texto', en: 'By text message' },
    { code: 'provider', fr: 'Signalé par le réseau', en: 'Reported by the network' },
    { code: 'one-click', fr: 'Par le lien d’un courriel', en: 'Through the link of an e-mail' },
    { code: 'complaint', fr: 'Courriel signalé comme indésirable', en: 'E-mail reported as spam' },
    { code: 'import', fr: 'Selon une liste fournie', en: 'From a list we were given' },
    { code: 'system', fr: 'Inscrit par nos systèmes', en: 'Recorded by our systems' },
    { code: 'hardBounce', fr: 'L’adresse n’existe plus', en: 'The address no longer exists' },
    { code: 'manual', fr: 'Par notre équipe', en: 'By our team' },
    { code: 'erased', fr: 'Après un effacement', en: 'After an erasure' },
  ],
};
