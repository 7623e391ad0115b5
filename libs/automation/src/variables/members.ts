import { formatCoins } from '@jurilien/notifications';
import {
  blacklistAppealBusinessDays,
  coinNameOf,
  creditsWelcomeCc,
  DAY_MS,
  figureInWords,
  plus,
  professionalReviewDays,
  termsBarAt,
} from '@jurilien/reference';
import { blacklistEntryOf, professionalOf } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';
import { provinceDay } from './province-day.js';

const REAPPLY_DAYS = 30;

const joiningVariables = [
  variable({
    key: 'applyUrl',
    label: { fr: 'Page d’inscription des professionnels', en: 'Page where professionals register' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/pros/inscription', en: 'https://jurilien.example/en/pros/application' },
    find: page('/pros/inscription', '/en/pros/application'),
  }),
  variable({
    key: 'welcome',
    label: { fr: 'Juricoins de bienvenue', en: 'Welcome juricoins' },
    privacy: 'public',
    sample: { fr: '2 juricoins', en: '2 juricoins' },
    find: async (l, { lang }) => {
      const province = (await professionalOf(l))?.province;
      return formatCoins(l.config.value(creditsWelcomeCc, { province }), lang, coinNameOf(l.config));
    },
  }),
  variable({
    key: 'reviewTime',
    label: { fr: 'Délai pour lire un dossier ou un texte', en: 'Time to read a file or a text' },
    privacy: 'public',
    sample: { fr: '1 jour ouvrable', en: '1 business day' },
    find: async (l, { lang }) => {
      const province = (await professionalOf(l))?.province;
      return figureInWords(l.config.value(professionalReviewDays, { province }), professionalReviewDays.unit, lang);
    },
  }),
  variable({
    key: 'rejectionReason',
    label: { fr: 'Motif du refus de l’inscription', en: 'Why the application was refused' },
    privacy: 'public',
    sample: { fr: 'licence', en: 'licence' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'applyAgainOn',
    label: { fr: 'Jour à partir duquel une nouvelle inscription est possible', en: 'Day from which an application may be sent again' },
    privacy: 'public',
    sample: { fr: '28 décembre 2026', en: 'December 28, 2026' },
    find: async (l, reader) => {
      const at = (await professionalOf(l))?.rejectedAt;
      return at && provinceDay(plus(at, REAPPLY_DAYS * DAY_MS), l, reader);
    },
  }),
];

const profileVariables = [
  variable({
    key: 'profileUrl',
    label: { fr: 'Page du profil du professionnel', en: 'Page of the professional’s profile' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/profil', en: 'https://jurilien.example/en/profile' },
    find: page('/profil', '/en/profile'),
  }),
  variable({
    key: 'publicPageUrl',
    label: { fr: 'Page publique du professionnel', en: 'The professional’s public page' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/professionnel/anne-roy', en: 'https://jurilien.example/en/professional/anne-roy' },
    find: async (l, reader) => {
      const slug = (await professionalOf(l))?.publication?.slug;
      return slug && page(`/professionnel/${slug}`, `/en/professional/${slug}`)(l, reader);
    },
  }),
  variable({
    key: 'wordingReason',
    label: { fr: 'Motif du refus du texte', en: 'Why the wording was refused' },
    privacy: 'public',
    sample: { fr: 'comparison', en: 'comparison' },
    find: ({ about }) => about.reason,
  }),
];

const licenceVariables = [
  variable({
    key: 'licenceCheckOn',
    label: { fr: 'Jour prévu de la vérification du permis', en: 'Day planned for the licence check' },
    privacy: 'public',
    sample: { fr: '7 octobre 2026', en: 'October 7, 2026' },
    find: async (l, reader) => provinceDay((await professionalOf(l))?.licenceNextCheckAt, l, reader),
  }),
  variable({
    key: 'licenceCheckBy',
    label: { fr: 'Jour limite de la vérification du permis', en: 'Last day for the licence check' },
    privacy: 'public',
    sample: { fr: '6 novembre 2026', en: 'November 6, 2026' },
    find: async (l, reader) => provinceDay((await professionalOf(l))?.licenceCheckDueAt, l, reader),
  }),
  variable({
    key: 'licenceUrl',
    label: { fr: 'Page où joindre une preuve de permis', en: 'Page where proof of licence is added' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/profil#licence', en: 'https://jurilien.example/en/profile#licence' },
    find: page('/profil#licence', '/en/profile#licence'),
  }),
  variable({
    key: 'termsUntil',
    label: {
      fr: 'Jour où les offres s’arrêtent sans accord aux conditions',
      en: 'Day on which offers stop without agreement to the terms',
    },
    privacy: 'public',
    sample: { fr: '3 mars 2027', en: 'March 3, 2027' },
    find: async (l, reader) => provinceDay(termsBarAt((await professionalOf(l))?.termsVersion, l), l, reader),
  }),
  variable({
    key: 'termsUrl',
    label: { fr: 'Page où accepter les conditions', en: 'Page where the terms are agreed to' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/profil#terms', en: 'https://jurilien.example/en/profile#terms' },
    find: page('/profil#terms', '/en/profile#terms'),
  }),
];

const blacklistVariables = [
  variable({
    key: 'blacklistReason',
    label: { fr: 'Motif de l’inscription à la liste noire', en: 'Why there is a blacklist entry' },
    privacy: 'public',
    sample: { fr: 'conduct', en: 'conduct' },
    find: async (l) => (await blacklistEntryOf(l))?.entry?.blockType,
  }),
  variable({
    key: 'blacklistedUntil',
    label: { fr: 'Dernier jour de l’inscription à la liste noire', en: 'Last day of the blacklist entry' },
    privacy: 'public',
    sample: { fr: '28 novembre 2027', en: 'November 28, 2027' },
    find: async (l, reader) => provinceDay((await blacklistEntryOf(l))?.entry?.until, l, reader),
  }),
  variable({
    key: 'appealDays',
    label: { fr: 'Jours ouvrables pour une révision', en: 'Business days for a review' },
    privacy: 'public',
    sample: { fr: '10', en: '10' },
    find: ({ config }) => config.value(blacklistAppealBusinessDays),
  }),
];

export const memberVariables = [...joiningVariables, ...profileVariables, ...licenceVariables, ...blacklistVariables];
