import { template } from '../../template.js';
import { TOKEN } from '../samples.js';

const account = '018f2a10-0000-7000-8000-000000000001';

/** A link that signs in, for the person who asked for one with this address (A01). */
export const loginLink = template({
  rule: 'login-link',
  class: 'otp',
  audience: 'account',
  vars: { minutes: 'public', linkUrl: 'public' },
  from: { minutes: 'loginLinkMinutes', linkUrl: 'loginLink' },
  samples: {
    fr: { minutes: '15', linkUrl: `https://jurilien.example/connexion-lien/${TOKEN}` },
    en: { minutes: '15', linkUrl: `https://jurilien.example/en/login-link/${TOKEN}` },
  },
  email: {
    fr: {
      subject: 'Votre lien de connexion',
      preview: 'Il fonctionne une seule fois, pendant {minutes} minutes.',
      body: [
        'Bonjour,',
        'Voici le lien que vous avez demandé pour vous connecter. Il fonctionne une seule fois, pendant {minutes} minutes.',
      ],
      button: { label: 'Me connecter', url: '{linkUrl}' },
      after: [
        'Ce lien ouvre votre compte : ne le transférez à personne, pas même à quelqu’un qui dit travailler avec nous.',
        'Vous n’avez rien demandé? Ignorez ce courriel : sans ce lien, personne ne peut entrer.',
      ],
    },
    en: {
      subject: 'Your sign-in link',
      preview: 'It works once, for {minutes} minutes.',
      body: ['Hello,', 'Here is the link you asked for to sign in. It works once, for {minutes} minutes.'],
      button: { label: 'Sign me in', url: '{linkUrl}' },
      after: [
        'This link opens your account: do not forward it to anyone, not even someone who says they work with us.',
        'If you did not ask for it, ignore this e-mail: without this link no one can get in.',
      ],
    },
  },
});

/** A link to a new password, for the person who forgot theirs (A02). */
export const passwordReset = template({
  rule: 'password-reset',
  class: 'otp',
  audience: 'account',
  vars: { minutes: 'public', linkUrl: 'public' },
  from: { minutes: 'newPasswordLinkMinutes', linkUrl: 'newPasswordLink' },
  samples: {
    fr: { minutes: '60', linkUrl: `https://jurilien.example/nouveau-mot-de-passe/${account}/${TOKEN}` },
    en: { minutes: '60', linkUrl: `https://jurilien.example/en/new-password/${account}/${TOKEN}` },
  },
  email: {
    fr: {
      subject: 'Choisir un nouveau mot de passe',
      preview: 'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
      body: [
        'Bonjour,',
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Le lien ci-dessous fonctionne une seule fois, pendant {minutes} minutes.',
        'Une fois le nouveau mot de passe choisi, tous les appareils connectés à votre compte seront déconnectés.',
      ],
      button: { label: 'Choisir un mot de passe', url: '{linkUrl}' },
      after: ['Vous n’avez rien demandé? Ignorez ce courriel : votre mot de passe actuel reste le bon.'],
    },
    en: {
      subject: 'Choose a new password',
      preview: 'The link works once, for {minutes} minutes.',
      body: [
        'Hello,',
        'Someone, probably you, asked for a new password for your account. The link below works once, for {minutes} minutes.',
        'Once the new password is chosen, every device signed in to your account will be signed out.',
      ],
      button: { label: 'Choose a password', url: '{linkUrl}' },
      after: ['If you did not ask for it, ignore this e-mail: your current password still works.'],
    },
  },
});

/** A colleague gets an account and chooses the password themselves (N06). */
export const invitation = template({
  rule: 'invitation',
  class: 'otp',
  audience: 'account',
  vars: { name: 'personal', days: 'public', linkUrl: 'public' },
  from: { name: 'accountName', days: 'invitationDays', linkUrl: 'invitationLink' },
  samples: {
    fr: { name: 'Mélanie Gagné', days: '7', linkUrl: `https://jurilien.example/nouveau-mot-de-passe/${account}/${TOKEN}` },
    en: { name: 'Megan Fraser', days: '7', linkUrl: `https://jurilien.example/en/new-password/${account}/${TOKEN}` },
  },
  email: {
    fr: {
      subject: 'Bienvenue dans l’équipe : choisissez votre mot de passe',
      preview: 'Votre compte est prêt. Le lien fonctionne pendant {days} jours.',
      body: [
        'Bonjour {name},',
        'Un compte vous attend chez {sender}. Choisissez votre mot de passe avec le lien ci-dessous : il fonctionne une seule fois, pendant {days} jours.',
        'À votre première connexion, nous vous demanderons aussi d’ajouter une deuxième vérification : une application d’authentification ou une clé d’accès. Gardez votre téléphone à portée de main.',
      ],
      button: { label: 'Choisir mon mot de passe', url: '{linkUrl}' },
      after: ['Ce lien est personnel : ne le transférez pas. Vous n’attendiez pas cette invitation? Ignorez-la.'],
    },
    en: {
      subject: 'Welcome to the team: choose your password',
      preview: 'Your account is ready. The link works for {days} days.',
      body: [
        'Hello {name},',
        'An account is waiting for you at {sender}. Choose your password with the link below: it works once, for {days} days.',
        'The first time you sign in we will also ask you to add a second check: an authenticator app or a passkey. Keep your phone within reach.',
      ],
      button: { label: 'Choose my password', url: '{linkUrl}' },
      after: ['This link is personal: please do not forward it. If you were not expecting this invitation, ignore it.'],
    },
  },
});

/** An account was opened with a password: its owner says that the address is theirs. */
export const verifyEmailLink = template({
  rule: 'verify-email',
  class: 'otp',
  audience: 'account',
  vars: { days: 'public', linkUrl: 'public' },
  from: { days: 'verifyEmailLinkDays', linkUrl: 'verifyEmailLink' },
  samples: {
    fr: { days: '7', linkUrl: `https://jurilien.example/verifier-courriel/${TOKEN}` },
    en: { days: '7', linkUrl: `https://jurilien.example/en/verify-email/${TOKEN}` },
  },
  email: {
    fr: {
      subject: 'Confirmez votre adresse courriel',
      preview: 'Le lien fonctionne pendant {days} jours.',
      body: [
        'Bonjour,',
        'Un compte a été ouvert avec cette adresse. Confirmez qu’elle est bien la vôtre : nous saurons ainsi que nos messages arrivent à la bonne personne.',
      ],
      button: { label: 'Confirmer mon adresse', url: '{linkUrl}' },
      after: ['Le lien fonctionne pendant {days} jours. Vous n’avez pas ouvert de compte? Ignorez ce courriel.'],
    },
    en: {
      subject: 'Confirm your e-mail address',
      preview: 'The link works for {days} days.',
      body: [
        'Hello,',
        'An account was opened with this address. Confirm that it is yours, so that we know our messages reach the right person.',
      ],
      button: { label: 'Confirm my address', url: '{linkUrl}' },
      after: ['The link works for {days} days. If you did not open an account, ignore this e-mail.'],
    },
  },
});
