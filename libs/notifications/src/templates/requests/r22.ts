import { template } from '../../template.js';
import { aid, bar, partner } from './other-ways.js';

/** No one took the request: the reason in plain words and what else there is. */
export const r22 = template({
  rule: 'R22',
  class: 'transactional',
  audience: 'client',
  vars: {
    clientName: 'personal',
    code: 'public',
    reason: 'public',
    partner: 'public',
    aid: 'public',
    bar: 'public',
    region: 'public',
    statusUrl: 'public',
  },
  from: { reason: 'unservedReason', region: 'clientRegion' },
  choices: {
    reason: {
      noEligible: {
        fr: 'aucun professionnel de notre réseau ne couvre en ce moment ce domaine dans votre région',
        en: 'no professional in our network currently covers this area of law in your region',
      },
      noTaker: {
        fr: "les professionnels joints n'étaient pas disponibles dans le délai prévu",
        en: 'the professionals we reached were not available in the time we had',
      },
      refused: { fr: "les professionnels joints n'ont pas pu la prendre", en: 'the professionals we reached could not take it' },
      other: { fr: "nous n'avons trouvé personne dans le délai prévu", en: 'we found no one in the time we had' },
    },
    partner,
    aid,
    bar,
  },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      reason: 'noTaker',
      partner: 'juripop',
      aid: 'QC',
      bar: 'QC',
      region: 'Saguenay–Lac-Saint-Jean',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      reason: 'noEligible',
      partner: 'none',
      aid: 'none',
      bar: 'ON',
      region: 'Central East',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "Voici d'autres solutions pour vous : {statusUrl} Nous n'avons trouvé personne pour la demande {code}, mais il vous reste des recours. {sender}. ARRET pour cesser.",
    en: 'Other options for you: {statusUrl} We found no one for request {code}, but you still have choices. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: "Voici d'autres solutions pour vous",
      preview: 'Notre recherche est terminée, pas votre démarche.',
      body: [
        'Bonjour {clientName},',
        "Nous aurions aimé vous écrire autre chose : nous n'avons pas trouvé de professionnel pour votre demande {code}. La raison : {reason}. Cela ne dit rien de la valeur de votre dossier.",
        'Voici ce que vous pouvez faire maintenant :',
        '- {partner}',
        '- {aid}',
        '- {bar} Votre région : {region}.',
        '- Élargir la recherche sur votre page : une rencontre à distance, tous les tarifs ou une autre langue. Une nouvelle recherche part aussitôt.',
        '- Nous demander de réessayer plus tard : répondez à ce courriel quand le moment vous conviendra.',
      ],
      button: { label: 'Voir mes solutions', url: '{statusUrl}' },
      after: ["Un délai court peut-être dans votre dossier. Si une date approche, joignez sans attendre l'un des organismes ci-dessus."],
    },
    en: {
      subject: 'Other options for you',
      preview: 'Our search has ended, but you still have options.',
      body: [
        'Hello {clientName},',
        'We wish we were writing with other news: we did not find a professional for your request {code}. The reason: {reason}. This says nothing about the merit of your case.',
        'Here is what you can do now:',
        '- {partner}',
        '- {aid}',
        '- {bar} Your region: {region}.',
        '- Widen the search on your page: a remote meeting, every rate or another language. A new search starts at once.',
        '- Ask us to try again later: reply to this e-mail when the time is right for you.',
      ],
      button: { label: 'See my options', url: '{statusUrl}' },
      after: ['A time limit may be running in your case. If a date is near, contact one of the organizations above right away.'],
    },
  },
});
