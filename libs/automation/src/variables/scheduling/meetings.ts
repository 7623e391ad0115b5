import { whenWords, zoneOf } from '@jurilien/reference';
import { meetingOf, inviteeName } from '../../lookups/scheduling.js';
import { variable } from '../../variable.js';
import { page } from '../pages.js';
import { whenVariables } from './when.js';

/** The reader's own clock first: of who was invited, or that of the team. */
const TEAM_ZONE = zoneOf('QC');

/** Meetings with the team. */
export const meetingVariables = [
  ...whenVariables(
    {
      key: 'meetingAt',
      label: { fr: 'Heure de la rencontre, sur l’horloge de chacun', en: 'Time of the meeting, on each person’s clock' },
    },
    { key: 'meetingDate', label: { fr: 'Heure de la rencontre, en bref', en: 'Time of the meeting, in short' } },
    async (l, reader) => {
      const s = await meetingOf(l);
      const theirs = s?.inviteeZone ?? reader.zone;
      const isHost = reader.id === s?.staffId;
      return s?.slot && { instant: s.slot.startsAt, zones: isHost ? [TEAM_ZONE, theirs] : [theirs, TEAM_ZONE] };
    },
  ),
  variable({
    key: 'meetingKind',
    label: { fr: 'À quoi sert la rencontre', en: 'What the meeting is for' },
    privacy: 'public',
    sample: { fr: 'onboarding', en: 'onboarding' },
    find: async (l) => (await meetingOf(l))?.kind,
  }),
  variable({
    key: 'meetingMode',
    label: { fr: 'Par téléphone, en vidéo ou en personne (rencontre)', en: 'By phone, by video or in person (meeting)' },
    privacy: 'public',
    sample: { fr: 'video', en: 'video' },
    find: async (l) => (await meetingOf(l))?.mode,
  }),
  variable({
    key: 'meetingMinutes',
    label: { fr: 'Durée de la rencontre, en minutes', en: 'Length of the meeting, in minutes' },
    privacy: 'public',
    sample: { fr: '30', en: '30' },
    find: async (l) => (await meetingOf(l))?.minutes,
  }),
  variable({
    key: 'meetingUntil',
    label: { fr: 'Jusqu’à quand choisir une heure', en: 'Until when to choose a time' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: async (l, { lang, zone }) => {
      const s = await meetingOf(l);
      return s?.until && whenWords(s.until, lang, s.inviteeZone ?? zone);
    },
  }),
  variable({
    key: 'meetingWith',
    label: { fr: 'Nom de la personne invitée', en: 'Name of the person who was invited' },
    privacy: 'personal',
    sample: { fr: 'Élise Bouchard', en: 'Elise Bouchard' },
    find: async (l) => {
      const s = await meetingOf(l);
      return s && inviteeName(l, s);
    },
  }),
  variable({
    key: 'meetingUrl',
    label: { fr: 'Lien vers la rencontre', en: 'Link to the meeting' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/rencontre?m=q8Zr1m', en: 'https://jurilien.example/en/meeting?m=q8Zr1m' },
    find: (l, reader) => l.link('meeting', reader, { subject: { meetingId: l.about.meetingId } }),
  }),
  variable({
    key: 'meetingPage',
    label: { fr: 'Page de la rencontre dans la console', en: 'Page of the meeting in the console' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/meeting/018f2a10', en: 'https://jurilien.example/admin/meeting/018f2a10' },
    find: (l, reader) => `${page('/admin/meeting', '/admin/meeting')(l, reader)}/${l.about.meetingId!}`,
  }),
];
