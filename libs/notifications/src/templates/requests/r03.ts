import { template } from '../../template.js';

/** Receipt of a request: confirm the e-mail address. */
export const r03 = template({
  rule: 'R03',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', kind: 'public', reading: 'public', confirmUrl: 'public', statusUrl: 'public' },
  from: { kind: 'requestKind' },
  choices: {
    kind: {
      general: { fr: 'Nous avons bien reçu votre demande.', en: 'We have received your request.' },
      consult: { fr: 'Nous avons bien reçu votre demande de consultation.', en: 'We have received your request for a consultation.' },
      juridicalHelp: {
        fr: 'Nous avons bien reçu votre demande avec aide juridique. Gardez votre attestation à portée de main : on vous la demandera.',
        en: 'We have received your request with legal aid. Keep your certificate on hand: you will be asked for it.',
      },
      smallMandate: {
        fr: 'Nous avons bien reçu votre demande pour un petit mandat.',
        en: 'We have received your request for a limited-scope retainer.',
      },
      other: { fr: 'Nous avons bien reçu votre demande.', en: 'We have received your request.' },
    },
  },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      kind: 'general',
      reading: 'Nous sommes fermés jusqu’à lundi 9 h. Nous lirons votre demande à ce moment-là.',
      confirmUrl: 'https://jurilien.example/validation-demande?d=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      kind: 'consult',
      reading: 'We are closed until Monday 9 a.m. We will read your request then.',
      confirmUrl: 'https://jurilien.example/en/lead-validation?d=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  email: {
    fr: {
      subject: 'Demande {code} reçue : confirmez votre courriel',
      preview: 'Une personne de notre équipe la lit ensuite.',
      body: [
        'Bonjour {clientName},',
        '{kind} Merci de votre confiance.',
        'Il reste un geste : confirmez que cette adresse est bien la vôtre. Une personne de notre équipe lira ensuite votre demande avant de la proposer à des professionnels.',
        '{reading}',
      ],
      button: { label: 'Confirmer mon courriel', url: '{confirmUrl}' },
      more: { label: 'Voir ma demande', url: '{statusUrl}' },
      after: [
        'Ce service est gratuit pour vous. Votre nom et vos coordonnées ne sont pas montrés aux professionnels à cette étape.',
        'Sur la page de votre demande, vous pouvez la suivre, la corriger tant que notre équipe ne l’a pas validée, ou la retirer.',
        "Vous n'avez rien demandé? Ne cliquez pas : sans confirmation, cette adresse ne sera pas utilisée.",
      ],
    },
    en: {
      subject: 'Request {code} received: confirm your e-mail',
      preview: 'Someone on our team then reads it.',
      body: [
        'Hello {clientName},',
        '{kind} Thank you for your trust.',
        'One step is left: confirm that this address is yours. Someone on our team will then read your request before it is offered to professionals.',
        '{reading}',
      ],
      button: { label: 'Confirm my e-mail', url: '{confirmUrl}' },
      more: { label: 'See my request', url: '{statusUrl}' },
      after: [
        'This service is free for you. Your name and contact details are not shown to professionals at this stage.',
        'On the page of your request you can follow it, correct it until our team has validated it, or withdraw it.',
        'If you did not ask for this, do not click: without confirmation, this address will not be used.',
      ],
    },
  },
});
