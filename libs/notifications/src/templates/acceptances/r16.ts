import { template } from '../../template.js';

/** To the professional who accepted: where the contact sheet is and when to call. The names stay behind the link. */
export const r16 = template({
  rule: 'R16',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', slaDueAt: 'public', sheetUrl: 'public' },
  samples: {
    fr: {
      proName: 'François Côté-Desrosiers',
      code: 'K7M2',
      slaDueAt: 'mercredi 30 septembre à 14 h 30',
      sheetUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      proName: 'François Côté-Desrosiers',
      code: 'K7M2',
      slaDueAt: 'Wednesday, September 30 at 2:30 p.m.',
      sheetUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "Coordonnées de votre client {code} : {sheetUrl} Merci d'appeler avant le {slaDueAt}. {sender}. ARRET pour cesser.",
    en: 'Contact details of your client {code}: {sheetUrl} Please call before {slaDueAt}. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Coordonnées de votre client {code}',
      preview: 'À joindre avant le {slaDueAt}.',
      body: [
        'Bonjour {proName},',
        "Merci d'avoir accepté la demande {code}. La fiche de votre client vous attend : nom, téléphone, courriel et récit complet.",
        '- Joignez cette personne avant le {slaDueAt}. Nous lui avons annoncé votre appel.',
        '- Notez ensuite le contact sur la fiche.',
        "- Si un conflit d'intérêts apparaît en cours de route, dites-le à la personne et écrivez-nous sans tarder.",
      ],
      button: { label: 'Ouvrir la fiche du client', url: '{sheetUrl}' },
      after: ['Ce lien est personnel : ne le transférez pas.'],
    },
    en: {
      subject: 'Contact details of your client {code}',
      preview: 'Please call before {slaDueAt}.',
      body: [
        'Hello {proName},',
        "Thank you for accepting request {code}. Your client's details are ready: name, phone, e-mail and the full account.",
        '- Reach this person before {slaDueAt}. We have told them to expect your call.',
        '- Then record the contact on the client page.',
        '- If a conflict of interest appears along the way, tell the person and write to us without delay.',
      ],
      button: { label: 'Open the client page', url: '{sheetUrl}' },
      after: ['This link is personal: please do not forward it.'],
    },
  },
  inapp: {
    fr: {
      title: 'Les coordonnées de votre client {code} sont prêtes',
      text: 'Joignez cette personne avant le {slaDueAt}, puis notez le contact sur la fiche.',
      url: '/leads-professionnel',
    },
    en: {
      title: 'Your client {code}: the contact details are ready',
      text: 'Reach this person before {slaDueAt}, then record the contact on the client page.',
      url: '/en/professional-leads',
    },
  },
});
