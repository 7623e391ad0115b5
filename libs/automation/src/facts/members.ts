import { counts } from '@jurilien/exclusions';
import { pipelineWebhook } from '@jurilien/professionals';
import { DAY_MS, termsStanding } from '@jurilien/reference';
import { fact } from '../fact.js';
import { blacklistEntryOf, professionalIdOf, professionalOf, type Lookup } from '../lookup.js';

/** Whole days since an instant. */
const daysSince = (at: string | undefined, { now }: Lookup): number | undefined =>
  at === undefined ? undefined : Math.floor((Date.parse(now) - Date.parse(at)) / DAY_MS);

/** Whether a date is the one that the occurrence was planned for, and still to come. */
const isStillPlanned = (at: string | undefined, { about, now }: Lookup): boolean =>
  at !== undefined && at === about.vars?.['at'] && Date.parse(at) > Date.parse(now);

export const memberFacts = [
  fact({
    key: 'professional.daysSinceApproved',
    label: { fr: 'Jours depuis l’approbation', en: 'Days since the approval' },
    type: 'number',
    of: async (l) => daysSince((await professionalOf(l))?.approvedAt, l),
  }),
  fact({
    key: 'professional.daysSinceRejected',
    label: { fr: 'Jours depuis le refus', en: 'Days since the refusal' },
    type: 'number',
    of: async (l) => daysSince((await professionalOf(l))?.rejectedAt, l),
  }),
  fact({
    key: 'professional.terms',
    label: { fr: 'Son accord aux conditions en vigueur', en: 'Their agreement to the terms in force' },
    type: { oneOf: ['current', 'notice', 'due'] },
    of: async (l) => {
      const pro = await professionalOf(l);
      return pro && termsStanding(pro.termsVersion, l);
    },
  }),
  fact({
    key: 'licence.checkIsPlanned',
    label: {
      fr: 'La vérification du permis est toujours prévue à la même date',
      en: 'The licence check is still planned for the same date',
    },
    type: 'boolean',
    of: async (l) => {
      const pro = await professionalOf(l);
      return pro && !pro.licenceCheckDueAt && isStillPlanned(pro.licenceNextCheckAt, l);
    },
  }),
  fact({
    key: 'licence.checkIsDue',
    label: { fr: 'Cette vérification du permis reste à faire, et son délai court', en: 'This licence check is still to be made in time' },
    type: 'boolean',
    of: async (l) => {
      const pro = await professionalOf(l);
      return pro && isStillPlanned(pro.licenceCheckDueAt, l);
    },
  }),
  fact({
    key: 'profile.isPublic',
    label: { fr: 'Sa page est publiée', en: 'Their page is published' },
    type: 'boolean',
    of: async (l) => (await professionalOf(l))?.publication?.live ?? false,
  }),
  fact({
    key: 'profile.review',
    label: { fr: 'Examen du texte de sa page', en: 'Review of the wording of their page' },
    type: { oneOf: ['none', 'requested', 'published', 'rejected'] },
    of: async (l) => (await professionalOf(l))?.publication?.state ?? 'none',
  }),
  fact({
    key: 'webhook.isOn',
    label: { fr: 'Les appels vers son propre outil sont en service', en: 'Calls to their own tool are on' },
    type: 'boolean',
    of: async (l) => {
      const id = await professionalIdOf(l);
      return id === undefined ? undefined : (await l.state(pipelineWebhook, id)).on;
    },
  }),
  fact({
    key: 'blacklist.isDisclosed',
    label: { fr: 'L’inscription à la liste noire peut être révélée', en: 'The blacklist entry may be disclosed' },
    type: 'boolean',
    // Safety or a fraud forbids it (4.10.8).
    of: async (l) => {
      const entry = (await blacklistEntryOf(l))?.entry;
      return entry && entry.blockType !== 'fraud' && entry.blockType !== 'safety';
    },
  }),
  fact({
    key: 'blacklist.status',
    label: { fr: 'État de l’inscription à la liste noire', en: 'State of the blacklist entry' },
    type: 'text',
    of: async (l) => (await blacklistEntryOf(l))?.status,
  }),
  fact({
    key: 'blacklist.counts',
    label: { fr: 'L’inscription à la liste noire compte', en: 'The blacklist entry counts' },
    type: 'boolean',
    of: async (l) => {
      const s = await blacklistEntryOf(l);
      return s && counts(s);
    },
  }),
  fact({
    key: 'blacklist.hasCounted',
    label: { fr: 'L’inscription à la liste noire a déjà compté', en: 'The blacklist entry has counted' },
    type: 'boolean',
    of: async (l) => {
      const s = await blacklistEntryOf(l);
      return s && Boolean(s.addedBy);
    },
  }),
];
