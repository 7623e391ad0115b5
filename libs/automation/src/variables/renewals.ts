import { DAY_MS, dayWords } from '@jurilien/reference';
import { ofRequest } from '../lookup.js';
import { variable } from '../variable.js';

/** What is said of an invitation to renew: its page, and until when it is open. */
export const renewalVariables = [
  variable({
    key: 'renewalUrl',
    label: { fr: 'Lien pour répondre à l’invitation à renouveler', en: 'Link to answer the invitation to renew' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/renouvellement/q8Zr1m', en: 'https://jurilien.example/en/renewal/q8Zr1m' },
    // The same link in the invitation and its reminders: its days count from the first.
    find: ofRequest(({ leadId, renewal: { invitation } }, l, reader) => {
      if (!invitation) return undefined;
      const { round, sentAt: at, expiresAt } = invitation;
      return l.link('renewal', reader, { subject: { leadId, round }, at, days: (Date.parse(expiresAt) - Date.parse(at)) / DAY_MS });
    }),
  }),
  variable({
    key: 'renewalUntil',
    label: { fr: 'Dernier jour de l’invitation à renouveler', en: 'Last day of the invitation to renew' },
    privacy: 'public',
    sample: { fr: '13 octobre 2026', en: 'October 13, 2026' },
    find: ofRequest(({ renewal: { invitation } }, _l, { lang, zone }) => invitation && dayWords(invitation.expiresAt, lang, zone)),
  }),
];
