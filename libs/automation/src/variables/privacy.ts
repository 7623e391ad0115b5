import { type PrivacyKind, privacyRequest, type PrivacyRequestState } from '@jurilien/privacy';
import { dayWords } from '@jurilien/reference';
import type { Both } from '../both.js';
import { found } from '../lookup.js';
import { type Reader, variable } from '../variable.js';
import { page } from './pages.js';

const requestOf = found(privacyRequest, ({ about }) => about.privacyId);

/** What was done, in a sentence; the link to collect a copy stands below it. */
const DONE: Readonly<Record<PrivacyKind, Both<string>>> = {
  access: { fr: 'La copie de vos renseignements est prête.', en: 'The copy of your personal information is ready.' },
  correction: { fr: 'Vos renseignements sont corrigés.', en: 'Your personal information has been corrected.' },
  portability: {
    fr: 'La copie de vos renseignements, dans un format que d’autres logiciels lisent, est prête.',
    en: 'The copy of your personal information, in a format that other software can read, is ready.',
  },
  erasure: {
    fr: 'Vos renseignements sont effacés. Il ne reste que ce que la loi nous oblige à garder, et la preuve de vos demandes comme celle-ci.',
    en: 'Your personal information has been erased. We keep only what the law requires us to keep, and the proof of requests like this one.',
  },
  stopDissemination: { fr: 'Vos renseignements ne sont plus diffusés.', en: 'Your personal information is no longer disseminated.' },
  withdrawConsent: {
    fr: 'Vos accords sont retirés : nous ne vous écrirons plus sur cette base.',
    en: 'Your consents are withdrawn: we will no longer write to you on that basis.',
  },
  humanReview: { fr: 'Une personne de notre équipe a revu l’appariement.', en: 'A person on our team has reviewed the matching.' },
};

/** What was done, and what an administrator wrote with it. */
function outcome({ kind, answer, note, export: copy }: PrivacyRequestState, { lang, zone }: Reader): string {
  const until = copy && dayWords(copy.until, lang, zone);
  const collect = until && { fr: `Vous pouvez la télécharger jusqu’au ${until}.`, en: `You can download it until ${until}.` }[lang];
  return [DONE[kind!][lang], collect, answer, note].filter(Boolean).join(' ');
}

export const privacyVariables = [
  variable({
    key: 'privacyAsked',
    label: { fr: 'Ce qui est demandé sur ses renseignements', en: 'What is asked about one’s own data' },
    privacy: 'public',
    sample: { fr: 'access', en: 'erasure' },
    find: async (l) => (await requestOf(l))?.kind,
  }),
  variable({
    key: 'privacyDueOn',
    label: { fr: 'Date limite de la réponse', en: 'Day by which the answer is due' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre', en: 'Wednesday, September 30' },
    find: async (l, { lang, zone }) => {
      const request = await requestOf(l);
      return request?.dueAt && dayWords(request.dueAt, lang, zone);
    },
  }),
  variable({
    key: 'privacyUrl',
    label: { fr: 'Lien de suivi d’une demande sur ses renseignements', en: 'Link to follow a request about one’s own data' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/vie-privee/q8Zr1m', en: 'https://jurilien.example/en/privacy/q8Zr1m' },
    find: (l, reader) => l.link('privacy', reader),
  }),
  variable({
    key: 'privacyAnswer',
    label: { fr: 'Réponse écrite à une demande sur ses renseignements', en: 'Written answer to a request about one’s own data' },
    privacy: 'private',
    sample: {
      fr: 'Nous devons garder ces factures six ans. Vous n’êtes pas d’accord? Vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
      en: 'We must keep these invoices for six years. If you disagree, you may turn to the Office of the Privacy Commissioner of Canada.',
    },
    find: async (l) => (await requestOf(l))?.answer,
  }),
  variable({
    key: 'privacyOutcome',
    label: { fr: 'Ce qui a été fait d’une demande sur ses renseignements', en: 'What was done about a request about one’s own data' },
    privacy: 'private',
    sample: { fr: DONE.access.fr, en: DONE.erasure.en },
    find: async (l, reader) => {
      const request = await requestOf(l);
      return request && outcome(request, reader);
    },
  }),
  variable({
    key: 'privacyCasesUrl',
    label: { fr: 'Page des demandes sur les renseignements', en: 'Page of requests about one’s own data' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/privacy', en: 'https://jurilien.example/admin/privacy' },
    find: page('/admin/privacy', '/admin/privacy'),
  }),
];
