import { template } from '../../template.js';

/** Someone chose another password: its owner hears of it, in case it was not them. */
export const passwordChanged = template({
  rule: 'password-changed',
  class: 'transactional',
  audience: 'account',
  vars: { when: 'public', resetUrl: 'public' },
  from: { when: 'happenedAt' },
  samples: {
    fr: { when: 'mercredi 30 septembre à 14 h 30', resetUrl: 'https://jurilien.example/mot-de-passe-oublie' },
    en: { when: 'Wednesday, September 30 at 2:30 p.m.', resetUrl: 'https://jurilien.example/en/forgotten-password' },
  },
  email: {
    fr: {
      subject: 'Votre mot de passe a été changé',
      preview: 'Si c’était vous, tout est en ordre.',
      body: [
        'Bonjour,',
        'Le mot de passe de votre compte a été changé le {when}. Si c’était vous, tout est en ordre.',
        'Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe, puis appelez-nous au {senderPhone}.',
      ],
      button: { label: 'Choisir un nouveau mot de passe', url: '{resetUrl}' },
    },
    en: {
      subject: 'Your password was changed',
      preview: 'If it was you, all is well.',
      body: [
        'Hello,',
        'The password of your account was changed on {when}. If it was you, all is well.',
        'If it was not you, choose a new password right away, then call us at {senderPhone}.',
      ],
      button: { label: 'Choose a new password', url: '{resetUrl}' },
    },
  },
});

/** Sessions were ended without their owner's asking: too many at once, or a stolen secret that was noticed. */
export const sessionsEnded = template({
  rule: 'sessions-ended',
  class: 'transactional',
  audience: 'account',
  vars: { reason: 'public', when: 'public', resetUrl: 'public' },
  from: { reason: 'whySessionsEnded', when: 'happenedAt' },
  choices: {
    reason: {
      'too-many': {
        fr: 'Vous êtes maintenant connecté sur plus de cinq appareils, et nous avons déconnecté le plus ancien. Si vous venez vous-même de vous connecter sur un nouvel appareil, il n’y a rien à faire.',
        en: 'You are now signed in on more than five devices, and we signed out the oldest one. If you have just signed in on a new device yourself, there is nothing to do.',
      },
      other: {
        fr: 'Quelqu’un a peut-être copié l’accès d’un de vos appareils : le même laissez-passer a servi deux fois, à deux endroits. Par prudence, nous avons déconnecté cet appareil.',
        en: 'Someone may have copied the access of one of your devices: the same pass was used twice, in two places. To be safe we signed that device out.',
      },
    },
  },
  samples: {
    fr: { reason: 'reuse', when: 'mercredi 30 septembre à 14 h 30', resetUrl: 'https://jurilien.example/mot-de-passe-oublie' },
    en: { reason: 'too-many', when: 'Wednesday, September 30 at 2:30 p.m.', resetUrl: 'https://jurilien.example/en/forgotten-password' },
  },
  email: {
    fr: {
      subject: 'Un de vos appareils a été déconnecté',
      preview: 'Voici pourquoi, et quoi faire si ce n’était pas vous.',
      body: [
        'Bonjour,',
        '{reason}',
        'Cela s’est passé le {when}. Vous ne reconnaissez pas cette activité? Choisissez un nouveau mot de passe : tous vos appareils seront déconnectés.',
      ],
      button: { label: 'Choisir un nouveau mot de passe', url: '{resetUrl}' },
    },
    en: {
      subject: 'One of your devices was signed out',
      preview: 'Here is why, and what to do if it was not you.',
      body: [
        'Hello,',
        '{reason}',
        'It happened on {when}. If you do not recognize this activity, choose a new password: all your devices will be signed out.',
      ],
      button: { label: 'Choose a new password', url: '{resetUrl}' },
    },
  },
});

/** Two administrators gave an account another role. */
export const roleChanged = template({
  rule: 'role-changed',
  class: 'transactional',
  audience: 'account',
  vars: { name: 'personal', role: 'public', loginUrl: 'public' },
  from: { name: 'accountName', role: 'accountRole' },
  choices: {
    role: {
      admin: { fr: 'administration', en: 'administrator' },
      admin_qc: { fr: 'administration, Québec', en: 'administrator, Quebec' },
      admin_on: { fr: 'administration, Ontario', en: 'administrator, Ontario' },
      admin_validation: { fr: 'validation des demandes', en: 'request validation' },
      report_admin: { fr: 'rapports', en: 'reports' },
      admin_restricted: { fr: 'accès restreint', en: 'restricted access' },
      client: { fr: 'client', en: 'client' },
      recruit: { fr: 'candidature', en: 'candidate' },
      professional: { fr: 'professionnel du droit', en: 'legal professional' },
    },
  },
  samples: {
    fr: { name: 'Mélanie Gagné', role: 'admin_qc', loginUrl: 'https://jurilien.example/login' },
    en: { name: 'Megan Fraser', role: 'admin_on', loginUrl: 'https://jurilien.example/en/login' },
  },
  email: {
    fr: {
      subject: 'Votre rôle a changé',
      preview: 'Connectez-vous de nouveau pour en profiter.',
      body: [
        'Bonjour {name},',
        'Votre rôle chez {sender} est maintenant : {role}. Vos sessions ont été fermées; connectez-vous de nouveau pour travailler avec ce rôle.',
      ],
      button: { label: 'Me connecter', url: '{loginUrl}' },
      after: ['Une question sur ce changement? Parlez-en à la personne qui administre les comptes de l’équipe.'],
    },
    en: {
      subject: 'Your role has changed',
      preview: 'Sign in again to start using it.',
      body: ['Hello {name},', 'Your role at {sender} is now: {role}. Your sessions were closed; sign in again to work with this role.'],
      button: { label: 'Sign in', url: '{loginUrl}' },
      after: ['A question about this change? Talk to the person who manages the team’s accounts.'],
    },
  },
});
