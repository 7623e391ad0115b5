import { template, type Template } from '../../template.js';
import { leadsPage as leads, offerPage as sheet, statusPage as status } from '../samples.js';

const pro = { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' };
const when = { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' };

/** Some time after the acceptance: a word to call. */
const r17 = template({
  rule: 'R17',
  class: 'transactional',
  audience: 'professional',
  vars: { code: 'public', slaDueAt: 'public', sheetUrl: 'public' },
  samples: { fr: { code: 'K7M2', slaDueAt: when.fr, sheetUrl: sheet.fr }, en: { code: 'K7M2', slaDueAt: when.en, sheetUrl: sheet.en } },
  sms: {
    fr: "Rappel : joindre le client {code} d'ici le {slaDueAt}. Fiche : {sheetUrl} {sender}. ARRET pour cesser.",
    en: 'Reminder: contact client {code} by {slaDueAt}. Details: {sheetUrl} {sender}. STOP to end.',
  },
  inapp: {
    fr: {
      title: 'Votre client {code} attend votre appel',
      text: 'Joignez cette personne d’ici le {slaDueAt}.',
      url: '/leads-professionnel',
    },
    en: { title: 'Your client {code} is expecting your call', text: 'Reach this person by {slaDueAt}.', url: '/en/professional-leads' },
  },
});

/** Little time is left. */
const r18 = template({
  rule: 'R18',
  class: 'transactional',
  audience: 'professional',
  vars: { code: 'public', slaDueAt: 'public', sheetUrl: 'public' },
  samples: { fr: { code: 'K7M2', slaDueAt: when.fr, sheetUrl: sheet.fr }, en: { code: 'K7M2', slaDueAt: when.en, sheetUrl: sheet.en } },
  sms: {
    fr: "Rappel : joindre le client {code} d'ici le {slaDueAt}; ensuite, nous lui proposerons une autre personne. {sheetUrl} {sender}. ARRET pour cesser.",
    en: 'Reminder: contact client {code} by {slaDueAt}; after that, we will offer them someone else. {sheetUrl} {sender}. STOP to end.',
  },
});

/** The professional says that they spoke: was it so? */
const r20 = template({
  rule: 'R20',
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, statusUrl: status.en },
  },
  email: {
    fr: {
      subject: 'Le contact a-t-il bien eu lieu?',
      preview: '{proName} nous dit vous avoir parlé.',
      body: [
        'Bonjour {clientName},',
        '{proName} nous dit avoir pu vous parler au sujet de votre demande {code}.',
        "Si c'est bien le cas, confirmez-le sur votre page. Sinon, dites-le-nous : nous regardons ce qui s'est passé et cherchons quelqu'un d'autre au besoin.",
      ],
      button: { label: 'Répondre', url: '{statusUrl}' },
    },
    en: {
      subject: 'Were you able to talk?',
      preview: '{proName} tells us that you spoke.',
      body: [
        'Hello {clientName},',
        '{proName} tells us that they reached you about your request {code}.',
        'If so, confirm it on your page. If not, tell us: we will look into it and find someone else if needed.',
      ],
      button: { label: 'Answer', url: '{statusUrl}' },
    },
  },
});

/** A credit was asked for: received, and answered by when. */
const r40 = template({
  rule: 'R40',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', reason: 'public', decideBy: 'public', leadsUrl: 'public' },
  from: { reason: 'creditReason', decideBy: 'creditDecideBy' },
  choices: {
    reason: {
      invalidPhone: { fr: 'numéro hors service', en: 'number out of service' },
      invalidEmail: { fr: 'courriel non valide', en: 'invalid e-mail' },
      unreachable: { fr: 'client injoignable', en: 'client unreachable' },
      duplicateLead: { fr: 'demande déjà reçue', en: 'request already received' },
      outOfTerritory: { fr: 'hors territoire', en: 'outside my area' },
      wrongField: { fr: 'autre domaine que celui annoncé', en: 'not the field announced' },
      alreadyRepresented: { fr: 'client déjà représenté', en: 'client already represented' },
      conflictLater: { fr: "conflit d'intérêts apparu ensuite", en: 'conflict of interest found later' },
      clientWithdrew: { fr: 'client qui a retiré sa demande', en: 'client who withdrew' },
      misdescribed: { fr: 'demande mal décrite', en: 'misdescribed request' },
      fraud: { fr: 'demande frauduleuse', en: 'fraudulent request' },
      notLegal: { fr: 'question non juridique', en: 'not a legal matter' },
      other: { fr: 'autre motif', en: 'another reason' },
    },
  },
  samples: {
    fr: { proName: pro.fr, code: 'K7M2', reason: 'unreachable', decideBy: when.fr, leadsUrl: leads.fr },
    en: { proName: pro.en, code: 'K7M2', reason: 'unreachable', decideBy: when.en, leadsUrl: leads.en },
  },
  email: {
    fr: {
      subject: 'Demande de crédit {code} : bien reçue',
      preview: "Une réponse d'ici le {decideBy}.",
      body: [
        'Bonjour {proName},',
        'Nous avons reçu votre demande de crédit pour la demande {code}. Motif : {reason}.',
        "Une personne de l'équipe la regarde et vous répond d'ici le {decideBy}. Aucune autre démarche n'est nécessaire.",
      ],
      button: { label: 'Voir mes demandes acceptées', url: '{leadsUrl}' },
    },
    en: {
      subject: 'Credit request {code}: received',
      preview: 'An answer by {decideBy}.',
      body: [
        'Hello {proName},',
        'We have received your credit request for request {code}. Reason: {reason}.',
        'Someone on our team is looking at it and will answer by {decideBy}. There is nothing else for you to do.',
      ],
      button: { label: 'See my accepted requests', url: '{leadsUrl}' },
    },
  },
});

/** Some days after the contact: what came of it? */
const r54 = template({
  rule: 'R54',
  class: 'service',
  audience: 'professional',
  vars: { code: 'public', leadsUrl: 'public' },
  samples: { fr: { code: 'K7M2', leadsUrl: leads.fr }, en: { code: 'K7M2', leadsUrl: leads.en } },
  email: {
    fr: {
      subject: 'Suivi du dossier {code}',
      preview: 'Consultation, mandat, ou rien : dites-le-nous.',
      body: [
        'Bonjour,',
        'Vous avez joint le client de la demande {code} il y a quelque temps. Où en êtes-vous?',
        "Notez la suite : consultation, mandat, ou dossier sans suite. Cela sert à vos propres chiffres et à fermer la demande. Votre réponse ne change ni le prix ni l'ordre des demandes que vous recevez.",
      ],
      button: { label: 'Noter la suite', url: '{leadsUrl}' },
    },
    en: {
      subject: 'Follow-up on file {code}',
      preview: 'Consultation, retainer or neither: tell us.',
      body: [
        'Hello,',
        'You reached the client of request {code} some time ago. Where do things stand?',
        'Record the outcome: consultation, retained, or not retained. It serves your own figures and closes the request. Your answer changes neither the price nor the order of the requests you receive.',
      ],
      button: { label: 'Record the outcome', url: '{leadsUrl}' },
    },
  },
  inapp: {
    fr: {
      title: 'Où en est le dossier {code}?',
      text: 'Consultation, mandat ou sans suite : notez la suite en un instant.',
      url: '/leads-professionnel',
    },
    en: {
      title: 'Where does file {code} stand?',
      text: 'Consultation, retained or not retained: record the outcome in a moment.',
      url: '/en/professional-leads',
    },
  },
});

/** Words of the first call, and of what came of it (4.3.9). */
export const afterAcceptance = [r17, r18, r20, r40, r54] as unknown as Template[];
