import { dataExport } from '@jurilien/exports';
import { VERIFY_EMAIL_DAYS } from '@jurilien/identity';
import { authInvitationDays, authLoginLinkMinutes, authResetMinutes, MINUTE_MS, DAY_MS, whenWords } from '@jurilien/reference';
import { accountOf, isInvited } from '../account-lookup.js';
import type { Lookup } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

const NEW_PASSWORD = {
  fr: 'https://jurilien.example/nouveau-mot-de-passe/018f2a10/q8Zr1m',
  en: 'https://jurilien.example/en/new-password/018f2a10/q8Zr1m',
};

/** A link is made once per asking: that of the same asking is the same again. */
const asked = (rule: string, { about: { addressHash, sequence } }: Lookup): string => [rule, addressHash, sequence].join('/');

/** Links that open an account, and for how long each does. */
const links = [
  variable({
    key: 'loginLink',
    label: { fr: 'Lien qui connecte au compte', en: 'Link that signs in to the account' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/connexion-lien/q8Zr1m', en: 'https://jurilien.example/en/login-link/q8Zr1m' },
    find: async (l, reader) => {
      const url = await l.link('login', reader, { subject: { userId: reader.id }, occurrence: asked('login-link', l) });
      return url && l.about.path ? `${url}?${l.about.path}` : url;
    },
  }),
  variable({
    key: 'loginLinkMinutes',
    label: { fr: 'Durée du lien de connexion, en minutes', en: 'How long the sign-in link works, in minutes' },
    privacy: 'public',
    sample: { fr: '15', en: '15' },
    find: ({ config }) => config.value(authLoginLinkMinutes),
  }),
  variable({
    key: 'newPasswordLink',
    label: { fr: 'Lien pour choisir un nouveau mot de passe', en: 'Link to choose a new password' },
    privacy: 'public',
    sample: NEW_PASSWORD,
    find: async (l, reader) => {
      // An invitation that was never answered is answered now: the page shows the terms, and the same hour holds.
      const account = await accountOf(l);
      const purpose = account && isInvited(account) ? 'invitation' : 'reset-password';
      const days = (l.config.value(authResetMinutes) * MINUTE_MS) / DAY_MS;
      return l.link(purpose, reader, { subject: { userId: reader.id }, occurrence: asked('password-reset', l), days });
    },
  }),
  variable({
    key: 'newPasswordLinkMinutes',
    label: { fr: 'Durée du lien de nouveau mot de passe, en minutes', en: 'How long the new-password link works, in minutes' },
    privacy: 'public',
    sample: { fr: '60', en: '60' },
    find: ({ config }) => config.value(authResetMinutes),
  }),
  variable({
    key: 'invitationLink',
    label: { fr: 'Lien d’invitation', en: 'Invitation link' },
    privacy: 'public',
    sample: NEW_PASSWORD,
    find: (l, reader) => l.link('invitation', reader, { subject: { userId: reader.id }, occurrence: asked('invitation', l) }),
  }),
  variable({
    key: 'invitationDays',
    label: { fr: 'Durée de l’invitation, en jours', en: 'How long the invitation works, in days' },
    privacy: 'public',
    sample: { fr: '7', en: '7' },
    find: ({ config }) => config.value(authInvitationDays),
  }),
  variable({
    key: 'verifyEmailLink',
    label: { fr: 'Lien qui vérifie l’adresse du compte', en: 'Link that verifies the account’s address' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/verifier-courriel/q8Zr1m', en: 'https://jurilien.example/en/verify-email/q8Zr1m' },
    find: (l, reader) => l.link('verify-email', reader, { subject: { userId: reader.id }, occurrence: asked('verify-email', l) }),
  }),
  variable({
    key: 'verifyEmailLinkDays',
    label: { fr: 'Durée du lien qui vérifie l’adresse, en jours', en: 'How long the link that verifies the address works, in days' },
    privacy: 'public',
    sample: { fr: '7', en: '7' },
    find: () => VERIFY_EMAIL_DAYS,
  }),
];

/** What happened to an account, and where its holder goes on. */
const news = [
  variable({
    key: 'accountName',
    label: { fr: 'Nom du titulaire du compte', en: 'Name of the account holder' },
    privacy: 'personal',
    sample: { fr: 'Mélanie Gagné', en: 'Megan Fraser' },
    find: async (l) => (await accountOf(l))?.username,
  }),
  variable({
    key: 'accountRole',
    label: { fr: 'Rôle du compte', en: 'Role of the account' },
    privacy: 'public',
    sample: { fr: 'admin_qc', en: 'admin_on' },
    find: async (l) => {
      const role = (await accountOf(l))?.role;
      return role?.slice(role.indexOf('_') + 1);
    },
  }),
  variable({
    key: 'happenedAt',
    label: { fr: 'Moment de l’événement', en: 'When it happened' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: ({ about: { happenedAt } }, { lang, zone }) => happenedAt && whenWords(happenedAt, lang, zone),
  }),
  variable({
    key: 'whySessionsEnded',
    label: { fr: 'Pourquoi des sessions se sont terminées', en: 'Why sessions ended' },
    privacy: 'public',
    sample: { fr: 'reuse', en: 'too-many' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'whyConfigStuck',
    label: { fr: 'Pourquoi le changement de réglages est bloqué', en: 'Why the change of settings is stuck' },
    privacy: 'public',
    sample: { fr: 'base-changed', en: 'contradiction' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'exportedList',
    label: { fr: 'Liste exportée', en: 'Exported list' },
    privacy: 'public',
    sample: { fr: 'leads', en: 'ledger' },
    find: async ({ about: { exportId }, state }) => (exportId === undefined ? undefined : (await state(dataExport, exportId)).asked?.what),
  }),
  variable({
    key: 'howExportEnded',
    label: { fr: 'Ce qu’il est advenu de l’export', en: 'What became of the export' },
    privacy: 'public',
    sample: { fr: 'ready', en: 'faults' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'exportsUrl',
    label: { fr: 'Page des exports', en: 'Page of the exports' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/exports', en: 'https://jurilien.example/en/admin/exports' },
    find: page('/admin/exports', '/en/admin/exports'),
  }),
  variable({
    key: 'resetUrl',
    label: { fr: 'Page du mot de passe oublié', en: 'Page for a forgotten password' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/mot-de-passe-oublie', en: 'https://jurilien.example/en/forgotten-password' },
    find: page('/mot-de-passe-oublie', '/en/forgotten-password'),
  }),
  variable({
    key: 'loginUrl',
    label: { fr: 'Page de connexion', en: 'Sign-in page' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/login', en: 'https://jurilien.example/en/login' },
    find: page('/login', '/en/login'),
  }),
  variable({
    key: 'configUrl',
    label: { fr: 'Page des réglages', en: 'Page of the settings' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/config', en: 'https://jurilien.example/admin/config' },
    find: page('/admin/config', '/admin/config'),
  }),
];

export const accountVariables = [...links, ...news];
