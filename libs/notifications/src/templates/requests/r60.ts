import { template } from '../../template.js';
import { resources } from './resources.js';

/** A kind answer to a request we cannot take. Abuse codes get the neutral sentence: we do not accuse by e-mail. */
export const r60 = template({
  rule: 'R60',
  class: 'transactional',
  toBlocked: true,
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', reason: 'public', province: 'public' },
  from: { reason: 'requestRejectionReason' },
  choices: {
    reason: {
      notLegal: {
        fr: "elle ne semble pas demander l'intervention d'un professionnel du droit",
        en: 'it does not seem to call for a legal professional',
      },
      outOfTerritory: {
        fr: 'elle relève d’un endroit où notre réseau ne travaille pas (nous couvrons le Québec et l’Ontario)',
        en: 'it concerns a place our network does not serve (we cover Quebec and Ontario)',
      },
      minor: {
        fr: "à votre âge, la demande doit venir d'un parent, d'un tuteur ou d'une personne de confiance",
        en: 'at your age, the request must come from a parent, a guardian or an adult you trust',
      },
      duplicate: {
        fr: 'nous avons déjà une demande de votre part sur le même sujet, et elle suit son cours',
        en: 'we already have a request from you on the same matter, and it is under way',
      },
      unreachable: { fr: "nous n'avons pas réussi à vous joindre pour la compléter", en: 'we could not reach you to complete it' },
      incomplete: {
        fr: 'il manque des renseignements pour que quelqu’un puisse y répondre',
        en: 'it lacks information someone would need to answer it',
      },
      other: { fr: 'elle ne correspond pas à ce que notre réseau peut offrir', en: 'it does not match what our network can offer' },
    },
    province: resources,
  },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', reason: 'outOfTerritory', province: 'QC' },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', reason: 'notLegal', province: 'ON' },
  },
  email: {
    fr: {
      subject: 'Réponse à votre demande {code}',
      preview: 'Nous ne pouvons pas la prendre, mais d’autres peuvent vous aider.',
      body: [
        'Bonjour {clientName},',
        'Merci de nous avoir écrit. Une personne de notre équipe a lu votre demande {code} avec attention, et nous ne pouvons malheureusement pas la proposer à nos professionnels : {reason}.',
        "Cela ne veut pas dire que vous n'avez pas de droits ni de recours. {province}",
        "Si nous avons mal compris, répondez à ce courriel : quelqu'un relira votre demande.",
      ],
      after: ['Si un délai court dans votre situation, joignez un de ces organismes dès que possible.'],
    },
    en: {
      subject: 'Answer to your request {code}',
      preview: 'We cannot take it, but others can help.',
      body: [
        'Hello {clientName},',
        'Thank you for writing to us. Someone on our team read your request {code} carefully, and unfortunately we cannot offer it to our professionals: {reason}.',
        'This does not mean that you have no rights or options. {province}',
        'If we misunderstood, reply to this e-mail: someone will read your request again.',
      ],
      after: ['If a time limit is running in your situation, contact one of these organizations as soon as possible.'],
    },
  },
});
