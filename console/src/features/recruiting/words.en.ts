import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

export const words: Texts<typeof fr> = {
  candidates: {
    title: 'Candidates',
    name: 'Name',
    type: 'Type',
    state: 'Visibility',
    regions: 'Regions',
    cv: 'CV',
    yes: 'Added',
    no: 'None',
    created: 'Registered',
    said: 'Last heard from',
    erased: 'Erased on',
    search: 'Search a name',
    all: 'All',
    found: 'Visible',
    hidden: 'Hidden',
    closed: 'Withdrawn',
    empty: 'No candidates.',
    emptyText: 'Anyone who creates a profile on the Recruitment page appears here, and is erased after a year without activity.',
    contacts: 'Firms that wrote',
    noContact: 'No firm has written yet.',
    hideNote: 'No firm finds this profile any more. The person can make it visible again.',
    eraseNote: 'Profile, CV and account are erased for good; no one can restore them.',
  },
};
