import { template, type Template } from '../../template.js';
import { leadsPage as leads, statusPage as status } from '../samples.js';

const pro = { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' };

/** Someone else is searched for, as the client asked. */
const replacementGranted = template({
  rule: 'replacement-granted',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', who: 'public', statusUrl: 'public' },
  from: { who: 'replacedBy' },
  choices: {
    who: {
      client: { fr: "Comme vous l'avez demandé, la recherche reprend.", en: 'As you asked, the search resumes.' },
      staff: {
        fr: "Après vérification, notre équipe a décidé de chercher quelqu'un d'autre pour vous.",
        en: 'After looking into it, our team has decided to find someone else for you.',
      },
    },
  },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, who: 'client', statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, who: 'client', statusUrl: status.en },
  },
  email: {
    fr: {
      subject: "Nous cherchons quelqu'un d'autre pour vous",
      preview: 'La recherche reprend pour votre demande {code}.',
      body: [
        'Bonjour {clientName},',
        "{who} {proName} n'a plus accès à vos coordonnées chez nous et sait qu'une autre personne prendra la suite.",
        "Vous n'avez rien à faire : nous vous écrivons dès que quelqu'un accepte. C'est sans frais pour vous.",
      ],
      button: { label: 'Suivre ma demande', url: '{statusUrl}' },
    },
    en: {
      subject: 'We are looking for someone else for you',
      preview: 'The search resumes for your request {code}.',
      body: [
        'Hello {clientName},',
        '{who} {proName} no longer sees your contact details with us and knows that someone else will take over.',
        'There is nothing for you to do: we will write as soon as someone accepts. There is no cost to you.',
      ],
      button: { label: 'Follow my request', url: '{statusUrl}' },
    },
  },
});

/** No other professional this time, and why. */
const replacementRefused = template({
  rule: 'replacement-refused',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', refusal: 'public', statusUrl: 'public' },
  from: { refusal: 'replacementRefusal' },
  choices: {
    refusal: {
      contacted: {
        fr: "D'après ce que nous avons vérifié, cette personne a pu vous parler.",
        en: 'From what we have checked, this person did reach you.',
      },
      underWay: { fr: 'Le travail est déjà commencé avec cette personne.', en: 'The work with this person has already begun.' },
      mandateGiven: {
        fr: 'Un mandat est en cours avec cette personne : parlez-lui-en directement.',
        en: 'This person is already acting for you: please speak with them directly.',
      },
      tooMany: {
        fr: 'Nous avons déjà cherché plusieurs personnes pour cette demande.',
        en: 'We have already found several people for this request.',
      },
      other: { fr: 'Nous ne pouvons pas relancer la recherche pour le moment.', en: 'We cannot start the search again at the moment.' },
    },
  },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, refusal: 'contacted', statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, refusal: 'contacted', statusUrl: status.en },
  },
  email: {
    fr: {
      subject: 'Votre souhait de changer de professionnel : demande {code}',
      preview: 'Notre réponse et la suite.',
      body: [
        'Bonjour {clientName},',
        "Vous nous avez demandé quelqu'un d'autre que {proName}. Nous ne relançons pas la recherche, et voici pourquoi.",
        '{refusal}',
        'Si la situation change, ou si vous voyez les choses autrement, répondez simplement à ce courriel : une personne vous lira.',
      ],
      button: { label: 'Voir ma demande', url: '{statusUrl}' },
    },
    en: {
      subject: 'Asking for another professional: request {code}',
      preview: 'Our answer and what comes next.',
      body: [
        'Hello {clientName},',
        'You asked for someone other than {proName}. We are not starting the search again, and here is why.',
        '{refusal}',
        'If things change, or if you see it differently, simply reply to this e-mail: a person will read it.',
      ],
      button: { label: 'See my request', url: '{statusUrl}' },
    },
  },
});

/** The professional who accepted cannot go on. */
const professionalUnable = template({
  rule: 'professional-unable',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, statusUrl: status.en },
  },
  email: {
    fr: {
      subject: "{proName} ne peut pas s'occuper de votre demande",
      preview: "Vous pouvez nous demander quelqu'un d'autre.",
      body: [
        'Bonjour {clientName},',
        "{proName} nous dit ne pas pouvoir s'occuper de votre demande {code}. Cela arrive, et ce n'est pas de votre fait.",
        "Sur votre page, demandez que nous cherchions quelqu'un d'autre, sans frais pour vous.",
      ],
      button: { label: "Chercher quelqu'un d'autre", url: '{statusUrl}' },
    },
    en: {
      subject: '{proName} cannot take your request',
      preview: 'You can ask us for someone else.',
      body: [
        'Hello {clientName},',
        '{proName} tells us that they cannot take your request {code}. It happens, and it is not because of you.',
        'On your page, ask us to look for someone else, at no cost to you.',
      ],
      button: { label: 'Look for someone else', url: '{statusUrl}' },
    },
  },
});

const toProfessional = {
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', leadsUrl: 'public' },
} as const;
const samples = { fr: { proName: pro.fr, code: 'K7M2', leadsUrl: leads.fr }, en: { proName: pro.en, code: 'K7M2', leadsUrl: leads.en } };
const button = {
  fr: { label: 'Voir mes demandes acceptées', url: '{leadsUrl}' },
  en: { label: 'See my accepted requests', url: '{leadsUrl}' },
};

/** The client asked for someone else. */
const acceptanceReplaced = template({
  ...toProfessional,
  rule: 'acceptance-replaced',
  vars: { ...toProfessional.vars, who: 'public' },
  from: { who: 'replacedBy' },
  choices: {
    who: {
      client: { fr: "Le client a demandé quelqu'un d'autre.", en: 'The client asked for someone else.' },
      staff: { fr: "Notre équipe cherche quelqu'un d'autre pour le client.", en: 'Our team is looking for someone else for the client.' },
    },
  },
  samples: { fr: { ...samples.fr, who: 'client' }, en: { ...samples.en, who: 'client' } },
  email: {
    fr: {
      subject: 'Demande {code} : le client a été dirigé vers une autre personne',
      preview: 'Merci de ne plus le joindre à ce sujet.',
      body: [
        'Bonjour {proName},',
        'Au sujet de la demande {code} : {who} Merci de ne plus le joindre à ce sujet; ses coordonnées ne sont plus affichées.',
        "Si vous pensez avoir droit à un crédit, demandez-le depuis la fiche : nous examinons chaque situation, et rien n'est décidé d'avance.",
      ],
      button: button.fr,
    },
    en: {
      subject: 'Request {code}: the client was referred to someone else',
      preview: 'Please do not contact them about it any more.',
      body: [
        'Hello {proName},',
        'About request {code}: {who} Please do not contact them about it any more; their details are no longer shown.',
        'If you think a credit is due, ask for it from the client page: we look at each situation, and nothing is decided in advance.',
      ],
      button: button.en,
    },
  },
});

/** The client chose another of those who accepted. */
const notChosen = template({
  ...toProfessional,
  rule: 'not-chosen',
  samples,
  email: {
    fr: {
      subject: 'Demande {code} : le client a choisi une autre personne',
      preview: "Merci d'avoir pris le temps.",
      body: [
        'Bonjour {proName},',
        "Le client de la demande {code} avait demandé à parler à plusieurs personnes et en a choisi une autre. Merci d'avoir pris le temps de lui répondre, et de ne plus le joindre à ce sujet.",
      ],
      button: button.fr,
    },
    en: {
      subject: 'Request {code}: the client chose someone else',
      preview: 'Thank you for your time.',
      body: [
        'Hello {proName},',
        'The client of request {code} had asked to speak with several people and chose another one. Thank you for taking the time to answer, and please do not contact them about it any more.',
      ],
      button: button.en,
    },
  },
});

/** The client chose this professional. */
const chosen = template({
  ...toProfessional,
  rule: 'professional-chosen',
  samples,
  email: {
    fr: {
      subject: 'Demande {code} : le choix du client s’est porté sur vous',
      preview: 'La suite est entre vos mains.',
      body: [
        'Bonjour {proName},',
        'Parmi les personnes qui avaient accepté la demande {code}, le choix du client s’est porté sur vous. Convenez avec lui de la suite, puis notez-la sur la fiche.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Request {code}: the client chose you',
      preview: 'What comes next is in your hands.',
      body: [
        'Hello {proName},',
        'Among those who had accepted request {code}, the client chose you. Agree with them on what comes next, then record it on the client page.',
      ],
      button: button.en,
    },
  },
});

/** Words to client and professional when someone else takes the request on, or is chosen for it (4.3.9). */
export const otherProfessional = [
  replacementGranted,
  replacementRefused,
  professionalUnable,
  acceptanceReplaced,
  notChosen,
  chosen,
] as unknown as Template[];
