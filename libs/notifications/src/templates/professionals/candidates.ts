import { template } from '../../template.js';
import { page } from '../samples.js';

const profile = page('/profil-recrue', '/recruit-profile');
const search = page('/trouver-un-employe', '/find-employee');

/** A firm would like to talk with a candidate, who alone says whether it may know who that is (R62). */
const candidateAsked = template({
  rule: 'R62',
  class: 'transactional',
  audience: 'anyone',
  vars: { firstName: 'personal', firm: 'personal', message: 'private', until: 'public', profileUrl: 'public' },
  from: { firstName: 'candidateFirstName', message: 'firmMessage', until: 'firmAnswerBy', profileUrl: 'candidateProfileUrl' },
  samples: {
    fr: {
      firstName: 'Amélie',
      firm: 'Gagnon avocats',
      message: 'Nous cherchons une personne stagiaire en droit de la famille.',
      until: 'lundi 16 novembre à 10 h',
      profileUrl: profile.fr,
    },
    en: {
      firstName: 'Amelia',
      firm: 'Gagnon Law',
      message: 'We are looking for an articling student in family law.',
      until: 'Monday, November 16 at 10 a.m.',
      profileUrl: profile.en,
    },
  },
  sms: {
    fr: 'Un cabinet aimerait vous parler. Votre nom reste caché tant que vous ne dites pas oui. Répondez avant le {until} : {profileUrl} {sender}. ARRET pour cesser.',
    en: 'A firm would like to talk with you. Your name stays hidden until you say yes. Answer by {until}: {profileUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Un cabinet aimerait vous parler',
      preview: 'Votre nom et vos coordonnées restent cachés tant que vous n’avez pas dit oui.',
      body: [
        'Bonjour {firstName},',
        '{firm} a vu votre profil sans vos coordonnées et vous écrit :',
        '« {message} »',
        'Si vous acceptez, ce cabinet, et lui seul, reçoit votre nom, votre courriel et votre téléphone. Si vous refusez, il sait seulement que vous n’êtes pas disponible. Sans réponse le {until}, la demande s’éteint.',
      ],
      button: { label: 'Répondre à la demande', url: '{profileUrl}' },
    },
    en: {
      subject: 'A firm would like to talk with you',
      preview: 'Your name and contact details stay hidden until you say yes.',
      body: [
        'Hello {firstName},',
        '{firm} saw your profile without your contact details and writes:',
        '“{message}”',
        'If you accept, that firm alone receives your name, e-mail and phone number. If you decline, it only learns that you are not available. Without an answer by {until}, the request ends.',
      ],
      button: { label: 'Answer the request', url: '{profileUrl}' },
    },
  },
});

/** The candidate said yes: the firm may write or call. */
const candidateAccepted = template({
  rule: 'candidate-accepted',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', candidate: 'private', email: 'private', phone: 'private', searchUrl: 'public' },
  from: { candidate: 'candidateFullName', email: 'candidateEmail', phone: 'candidatePhone' },
  samples: {
    fr: { proName: 'Me Anne Roy', candidate: 'Amélie Bouchard', email: 'amelie@exemple.ca', phone: '514 555-0142', searchUrl: search.fr },
    en: { proName: 'Anne Roy', candidate: 'Amelia Bouchard', email: 'amelia@example.ca', phone: '514-555-0142', searchUrl: search.en },
  },
  email: {
    fr: {
      subject: 'La personne que vous avez contactée accepte de vous parler',
      preview: 'Voici comment la joindre.',
      body: [
        'Bonjour {proName},',
        '{candidate} accepte de vous parler.',
        '- Courriel : {email}',
        '- Téléphone : {phone}',
        'Ces coordonnées servent à cette embauche seulement. Ne les transmettez à personne sans son accord.',
      ],
      button: { label: 'Revoir mes demandes', url: '{searchUrl}' },
    },
    en: {
      subject: 'The candidate you contacted agrees to talk with you',
      preview: 'Here is how to reach them.',
      body: [
        'Hello {proName},',
        '{candidate} agrees to talk with you.',
        '- E-mail: {email}',
        '- Phone: {phone}',
        'These contact details are for this hiring only. Do not pass them on without the person’s consent.',
      ],
      button: { label: 'See my requests', url: '{searchUrl}' },
    },
  },
});

/** The candidate said no, and who it was stays unknown. */
const candidateDeclined = template({
  rule: 'candidate-declined',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', searchUrl: 'public' },
  samples: { fr: { proName: 'Me Anne Roy', searchUrl: search.fr }, en: { proName: 'Anne Roy', searchUrl: search.en } },
  email: {
    fr: {
      subject: 'La personne que vous avez contactée n’est pas disponible',
      preview: 'D’autres profils vous attendent.',
      body: [
        'Bonjour {proName},',
        'La personne que vous avez contactée a décliné votre demande. Elle n’a pas à dire pourquoi, et son nom reste confidentiel.',
        'D’autres personnes cherchent peut-être ce que vous offrez.',
      ],
      button: { label: 'Chercher encore', url: '{searchUrl}' },
    },
    en: {
      subject: 'The candidate you contacted is not available',
      preview: 'Other profiles are waiting.',
      body: [
        'Hello {proName},',
        'The person you contacted declined your request. They do not have to say why, and their name stays confidential.',
        'Other people may be looking for what you offer.',
      ],
      button: { label: 'Search again', url: '{searchUrl}' },
    },
  },
});

/** Silence soon ends (`recruit.eraseMonths`): profile, CV and account are then erased, unless their owner says otherwise (4.10.13). */
const candidateErasure = template({
  rule: 'candidate-erasure',
  class: 'transactional',
  audience: 'anyone',
  vars: { name: 'personal', since: 'public', eraseOn: 'public', profileUrl: 'public' },
  from: { name: 'candidateUsername', since: 'silentSince', profileUrl: 'candidateProfileUrl' },
  samples: {
    fr: { name: 'Amélie Bouchard', since: '22 novembre 2026', eraseOn: '22 novembre 2027', profileUrl: profile.fr },
    en: { name: 'Amelia Bouchard', since: 'November 22, 2026', eraseOn: 'November 22, 2027', profileUrl: profile.en },
  },
  email: {
    fr: {
      subject: 'Votre profil de candidat sera effacé',
      preview: 'Le {eraseOn}, sauf si vous le gardez.',
      body: [
        'Bonjour {name},',
        'Nous sommes sans nouvelles de vous depuis le {since}. Le {eraseOn}, votre profil de candidat, votre CV et votre compte seront effacés pour de bon.',
        'Pour les garder, ouvrez votre profil et enregistrez-le de nouveau. Si vous n’en avez plus besoin, vous n’avez rien à faire.',
      ],
      button: { label: 'Garder mon profil', url: '{profileUrl}' },
    },
    en: {
      subject: 'Your candidate profile will be erased',
      preview: 'On {eraseOn}, unless you keep it.',
      body: [
        'Hello {name},',
        'We have not heard from you since {since}. On {eraseOn}, your candidate profile, your CV and your account will be erased for good.',
        'To keep them, open your profile and save it again. If you no longer need it, there is nothing to do.',
      ],
      button: { label: 'Keep my profile', url: '{profileUrl}' },
    },
  },
});

export const aboutCandidates = [candidateAsked, candidateAccepted, candidateDeclined, candidateErasure];
