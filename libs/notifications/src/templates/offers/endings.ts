import { template, type Both, type Template } from '../../template.js';
import { leadsPage as leads, page, statusPage as status } from '../samples.js';

const pro = { fr: 'François Côté-Desrosiers', en: 'François Côté-Desrosiers' };
const offers = page('/mes-offres', '/my-offers');
type Words = Record<string, Both<string>>;

const claimCauses: Words = {
  withdrawn: { fr: 'le client a retiré sa demande', en: 'the client withdrew the request' },
  blocked: { fr: 'notre équipe a retiré la demande', en: 'our team took the request down' },
  closed: { fr: "la demande n'est plus ouverte", en: 'the request is no longer open' },
  stopped: { fr: 'notre équipe a suspendu la recherche', en: 'our team put the search on hold' },
  staff: { fr: "notre équipe l'a libérée", en: 'our team released it' },
  suspended: { fr: 'votre compte est en pause ou suspendu', en: 'your account is paused or suspended' },
  other: { fr: "la demande n'est plus ouverte", en: 'the request is no longer open' },
};

/** A claim that someone else ended: why, and that it costs nothing. */
const claimEnded = template({
  rule: 'claim-ended',
  class: 'transactional',
  kind: 'claim',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', cause: 'public', offersUrl: 'public' },
  from: { cause: 'endCause' },
  choices: { cause: claimCauses },
  samples: {
    fr: { proName: pro.fr, code: 'K7M2', cause: 'withdrawn', offersUrl: offers.fr },
    en: { proName: pro.en, code: 'K7M2', cause: 'withdrawn', offersUrl: offers.en },
  },
  sms: {
    fr: 'Votre réservation de {code} a pris fin sans frais : {cause}. Vos juricoins sont de nouveau libres. {sender}. ARRET pour cesser.',
    en: 'Your reservation of {code} has ended free of charge: {cause}. Your juricoins are free again. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre réservation de la demande {code} a pris fin',
      preview: 'Rien ne vous est facturé.',
      body: [
        'Bonjour {proName},',
        'Votre réservation de la demande {code} a pris fin avant votre réponse. Raison : {cause}.',
        'Rien ne vous est facturé : les juricoins retenus sont de nouveau libres. Les noms que vous auriez vus ne sont plus affichés; merci de ne pas les utiliser.',
      ],
      button: { label: 'Voir mes offres', url: '{offersUrl}' },
    },
    en: {
      subject: 'Your reservation of request {code} has ended',
      preview: 'You are charged nothing.',
      body: [
        'Hello {proName},',
        'Your reservation of request {code} ended before you answered. Reason: {cause}.',
        'You are charged nothing: the juricoins that were held are free again. Any names you may have seen are no longer shown; please do not use them.',
      ],
      button: { label: 'See my offers', url: '{offersUrl}' },
    },
  },
});

const endCauses: Words = {
  blocked: {
    fr: 'Notre équipe a retiré cette demande, proposée par erreur.',
    en: 'Our team took this request down; it was offered by mistake.',
  },
  served: { fr: "Le client a confié son dossier à quelqu'un d'autre.", en: 'The client has given the matter to someone else.' },
  renewed: { fr: "Le client cherche maintenant quelqu'un d'autre.", en: 'The client is now looking for someone else.' },
  closed: { fr: 'Cette demande est maintenant fermée chez nous.', en: 'This request is now closed with us.' },
  other: { fr: 'Cette demande est maintenant fermée chez nous.', en: 'This request is now closed with us.' },
};

/** A request one had accepted came to its end by someone else's word. */
const requestEnded = template({
  rule: 'request-ended',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', cause: 'public', leadsUrl: 'public' },
  from: { cause: 'endCause' },
  choices: { cause: endCauses },
  samples: {
    fr: { proName: pro.fr, code: 'K7M2', cause: 'served', leadsUrl: leads.fr },
    en: { proName: pro.en, code: 'K7M2', cause: 'served', leadsUrl: leads.en },
  },
  sms: {
    fr: 'Demande {code} : {cause} Merci de ne plus joindre le client à ce sujet. {sender}. ARRET pour cesser.',
    en: 'Request {code}: {cause} Please do not contact the client about it any more. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'La demande {code} a pris fin',
      preview: 'Merci de ne plus joindre le client à ce sujet.',
      body: [
        'Bonjour {proName},',
        'Vous aviez accepté la demande {code}. {cause}',
        'Merci de ne plus joindre le client à ce sujet, sauf si vous avez déjà un mandat avec lui.',
        'Si vous pensez avoir droit à un crédit, demandez-le depuis la fiche : une personne examine chaque situation.',
      ],
      button: { label: 'Voir mes demandes acceptées', url: '{leadsUrl}' },
    },
    en: {
      subject: 'Request {code} has ended',
      preview: 'Please do not contact the client about it any more.',
      body: [
        'Hello {proName},',
        'You had accepted request {code}. {cause}',
        'Please do not contact the client about it any more, unless they have already retained you.',
        'If you think a credit is due, ask for it from the client page: a person reviews each situation.',
      ],
      button: { label: 'See my accepted requests', url: '{leadsUrl}' },
    },
  },
});

const closings: Words = {
  withdrawn: {
    fr: "Comme vous l'avez demandé, votre demande est retirée. Aucun autre professionnel ne la verra, et toute personne qui l'avait acceptée en est avisée.",
    en: 'As you asked, your request is withdrawn. No other professional will see it, and anyone who had accepted it is told.',
  },
  notRetained: {
    fr: "Nous apprenons qu'aucun mandat n'a suivi vos échanges. Votre demande est donc fermée. Ce n'est pas un jugement sur votre affaire.",
    en: 'We understand that your conversations did not lead to a retainer. Your request is therefore closed. This is not a judgment on your matter.',
  },
  solved: {
    fr: 'Nous comprenons que la situation est réglée. Votre demande est donc fermée.',
    en: 'We understand that the matter is settled. Your request is therefore closed.',
  },
  duplicate: {
    fr: 'Vous nous aviez déjà confié la même demande : celle-ci est fermée, et l’autre suit son cours.',
    en: 'You had already sent us the same request: this one is closed, and the other continues.',
  },
  unreachable: {
    fr: "Nous n'avons pas réussi à vous joindre. Votre demande est donc fermée pour le moment.",
    en: 'We could not reach you. Your request is therefore closed for now.',
  },
  staleNoAnswer: {
    fr: 'Nous sommes sans nouvelles depuis {days} jours. Votre demande est donc fermée.',
    en: 'We have had no news for {days} days. Your request is therefore closed.',
  },
  other: { fr: 'Votre demande est maintenant fermée.', en: 'Your request is now closed.' },
};

/** The end of a request, in writing, and the way on. */
const requestClosed = template({
  rule: 'request-closed',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', cause: 'public', days: 'public', statusUrl: 'public' },
  from: { cause: 'endCause', days: 'quietDays' },
  choices: { cause: closings },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', cause: 'notRetained', days: '90', statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', cause: 'notRetained', days: '90', statusUrl: status.en },
  },
  email: {
    fr: {
      subject: 'Votre demande {code} est terminée',
      preview: 'Ce que cela veut dire, et comment reprendre.',
      body: [
        'Bonjour {clientName},',
        '{cause}',
        "Ce n'est pas ce que vous vouliez, ou vous avez encore besoin d'aide? Répondez à ce courriel : une personne vous lira. Vous pouvez aussi faire une nouvelle demande, toujours sans frais.",
      ],
      button: { label: 'Voir ma demande', url: '{statusUrl}' },
    },
    en: {
      subject: 'Your request {code} has ended',
      preview: 'What this means, and how to go on.',
      body: [
        'Hello {clientName},',
        '{cause}',
        'If this is not what you wanted, or you still need help, reply to this e-mail: a person will read it. You can also make a new request, still at no cost.',
      ],
      button: { label: 'See my request', url: '{statusUrl}' },
    },
  },
});

/** The professional tried and reached no one. */
const clientUnreachable = template({
  rule: 'client-unreachable',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', proPhone: 'personal', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, proPhone: '514-555-0142', statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, proPhone: '514-555-0142', statusUrl: status.en },
  },
  sms: {
    fr: "{proName} n'a pas réussi à vous joindre. Appelez au {proPhone}, ou demandez quelqu'un d'autre : {statusUrl} {sender}. ARRET pour cesser.",
    en: '{proName} could not reach you. Call {proPhone}, or ask for someone else: {statusUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: "{proName} n'a pas réussi à vous joindre",
      preview: 'Rappelez, ou demandez quelqu’un d’autre.',
      body: [
        'Bonjour {clientName},',
        "{proName} avait accepté votre demande {code} et nous dit ne pas avoir réussi à vous joindre. Vous pouvez l'appeler au {proPhone}.",
        "Vous préférez quelqu'un d'autre, ou vos coordonnées ont changé? Tout se fait sur votre page, sans frais pour vous.",
      ],
      button: { label: 'Ouvrir ma demande', url: '{statusUrl}' },
    },
    en: {
      subject: '{proName} could not reach you',
      preview: 'Call back, or ask for someone else.',
      body: [
        'Hello {clientName},',
        '{proName} had accepted your request {code} and tells us that they could not reach you. You can call them at {proPhone}.',
        'Would you rather have someone else, or have your contact details changed? You can do either on your page, at no cost to you.',
      ],
      button: { label: 'Open my request', url: '{statusUrl}' },
    },
  },
});

/** Words of ends that came from elsewhere. */
export const endings = [claimEnded, requestEnded, requestClosed, clientUnreachable] as unknown as Template[];
