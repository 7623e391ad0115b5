import { template } from '../../template.js';

/** The client withdrew after the acceptance. */
export const r61 = template({
  rule: 'R61',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', sheetUrl: 'public' },
  samples: {
    fr: {
      proName: 'François Côté-Desrosiers',
      code: 'K7M2',
      sheetUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      proName: 'François Côté-Desrosiers',
      code: 'K7M2',
      sheetUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "La demande {code} a été retirée par le client. Merci de ne plus l'appeler à ce sujet. Fiche : {sheetUrl} {sender}. ARRET pour cesser.",
    en: 'Request {code} was withdrawn by the client. Please do not call about it any more. Details: {sheetUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'La demande {code} a été retirée',
      preview: 'Le client a changé d’idée.',
      body: [
        'Bonjour {proName},',
        'La personne qui avait fait la demande {code} vient de la retirer. Merci de ne plus la joindre à ce sujet, sauf si vous avez déjà un mandat avec elle.',
        "Si vous n'aviez pas encore pu lui parler, les juricoins de cette demande reviennent d'eux-mêmes dans votre compte.",
      ],
      button: { label: 'Ouvrir la fiche', url: '{sheetUrl}' },
    },
    en: {
      subject: 'Request {code} was withdrawn',
      preview: 'The client has changed their mind.',
      body: [
        'Hello {proName},',
        'The person who made request {code} has just withdrawn it. Please do not contact them about it any more, unless they have already retained you.',
        'If you had not spoken with them yet, the juricoins for this request are returned to your account automatically.',
      ],
      button: { label: 'Open the client page', url: '{sheetUrl}' },
    },
  },
});
