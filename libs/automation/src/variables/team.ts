import { followUpDigest, type FollowUpDigestState } from '@jurilien/follow-ups';
import type { Lookup } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

type Counts = NonNullable<FollowUpDigestState['counts']>;
const counted =
  (name: keyof Counts) =>
  async ({ about: { userId }, state }: Lookup) =>
    userId && (await state(followUpDigest, userId)).counts?.[name];

/** What waits for a member of staff on a morning. */
export const teamVariables = [
  variable({
    key: 'followUpsMine',
    label: { fr: 'Suivis confiés à la personne, pour aujourd’hui', en: 'Follow-ups assigned to the person, due today' },
    privacy: 'public',
    sample: { fr: '4', en: '4' },
    find: counted('mine'),
  }),
  variable({
    key: 'followUpsLate',
    label: { fr: 'Ceux qui sont en retard', en: 'Those that are overdue' },
    privacy: 'public',
    sample: { fr: '1', en: '1' },
    find: counted('late'),
  }),
  variable({
    key: 'followUpsFree',
    label: { fr: 'Suivis que personne n’a pris', en: 'Follow-ups that no one has taken' },
    privacy: 'public',
    sample: { fr: '2', en: '2' },
    find: counted('free'),
  }),
  variable({
    key: 'followUpsUrl',
    label: { fr: 'Page des suivis', en: 'Page of follow-ups' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/follow-ups', en: 'https://jurilien.example/en/admin/follow-ups' },
    find: page('/admin/follow-ups', '/en/admin/follow-ups'),
  }),
];
