import { draftDaysLeft } from '@jurilien/lead';
import { businessHours, whenWeRead } from '@jurilien/reference';
import { ofRequest } from '../lookup.js';
import { variable, type Finder, type Reader } from '../variable.js';
import { codeMinutes } from './code-minutes.js';

/** What is said of a request until its client has confirmed it. */
export const intakeVariables = [
  variable({
    key: 'draftDays',
    label: { fr: 'Jours qui restent au brouillon', en: 'Days that the draft has left' },
    privacy: 'public',
    sample: { fr: '7', en: '7' },
    find: ofRequest((draft, { now }) => draft.draftEndsAt && Math.floor(draftDaysLeft(draft, now))),
  }),
  variable({
    key: 'resumeUrl',
    label: { fr: 'Lien pour reprendre le brouillon', en: 'Link to continue the draft' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/demande?d=q8Zr1m', en: 'https://jurilien.example/en/demand?d=q8Zr1m' },
    // Each letter has a link of its own: one that was made before would end when the draft did then.
    find: ofRequest(({ draftLinks }, l: Finder, reader: Reader) => {
      const last = draftLinks.at(-1);
      return last && l.link('draft', reader, { occurrence: `${last.cause}/${draftLinks.length}` });
    }),
  }),
  variable({
    key: 'requestKind',
    label: { fr: 'Genre de demande', en: 'Kind of request' },
    privacy: 'public',
    sample: { fr: 'general', en: 'consult' },
    find: ofRequest(({ facts: { consult, juridicalHelp, smallMandate } }) => {
      if (consult) return 'consult';
      if (juridicalHelp) return 'juridicalHelp';
      return smallMandate ? 'smallMandate' : 'general';
    }),
  }),
  variable({
    key: 'reading',
    label: { fr: 'Quand l’équipe lit les demandes', en: 'When the team reads requests' },
    privacy: 'public',
    sample: {
      fr: 'Nous sommes fermés jusqu’à lundi 9 h. Nous lirons votre demande à ce moment-là.',
      en: 'We are closed until Monday 9 a.m. We will read your request then.',
    },
    find: ofRequest(({ facts }, { now, config }, { lang }) => {
      const province = facts.province ?? 'QC';
      return whenWeRead(now, province, lang, businessHours(config, province));
    }),
  }),
  variable({
    key: 'phoneCode',
    label: { fr: 'Code qui confirme le téléphone du client', en: 'Code that confirms the client’s phone' },
    privacy: 'public',
    sample: { fr: '482 913', en: '482 913' },
    find: ({ about: { leadId, sequence = 1 }, code }) => leadId && code(`phone:${leadId}`, sequence),
  }),
  variable({
    key: 'phoneCodeMinutes',
    label: { fr: 'Minutes pendant lesquelles ce code est bon', en: 'Minutes for which that code is good' },
    privacy: 'public',
    sample: { fr: '10', en: '10' },
    find: ofRequest(({ confirmationsSent }, { about: { sequence = 1 } }) => {
      const sent = confirmationsSent.findLast((c) => c.channel === 'sms' && c.sequence === sequence);
      return sent && codeMinutes({ sentAt: sent.at, expiresAt: sent.expiresAt });
    }),
  }),
];
