import { followUpDigest, type FollowUpDigestState } from '@jurilien/follow-ups';
import type { Both } from '../both.js';
import type { Lookup } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

type Counts = NonNullable<FollowUpDigestState['counts']>;
/** A figure of the letter: what it counts, and an example. */
const counted = (key: string, name: keyof Counts, label: Both<string>, example: string) =>
  variable({
    key,
    label,
    privacy: 'public',
    sample: { fr: example, en: example },
    find: async ({ about: { userId }, state }: Lookup) => userId && (await state(followUpDigest, userId)).counts?.[name],
  });

/** What waits for a member of staff on a morning. */
export const teamVariables = [
  counted(
    'followUpsMine',
    'mine',
    { fr: 'Suivis confiés à la personne, pour aujourd’hui', en: 'Follow-ups assigned to the person, due today' },
    '4',
  ),
  counted('followUpsLate', 'late', { fr: 'Ceux qui sont en retard', en: 'Those that are overdue' }, '1'),
  counted('followUpsFree', 'free', { fr: 'Suivis que personne n’a pris', en: 'Follow-ups that no one has taken' }, '2'),
  variable({
    key: 'followUpsUrl',
    label: { fr: 'Page des suivis', en: 'Page of follow-ups' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/admin/follow-ups', en: 'https://jurilien.example/en/admin/follow-ups' },
    find: page('/admin/follow-ups', '/en/admin/follow-ups'),
  }),
];
