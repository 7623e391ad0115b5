import type { componentsFr } from '../fr/components';
import type { Texts } from '../texts';

/** What components of several features show of a request, its price or its figures. */
export const componentsEn: Texts<typeof componentsFr> = {
  care: {
    linksNote:
      'The unsubscribe and preference links in messages already received at this address will no longer lead anywhere. The next message will carry new ones. Use this if a message fell into other hands.',
    noLinks: 'No live links at this address.',
    pendingConsent: 'Given, address to be confirmed',
  },
  effects: { title: 'What will change' },
  leads: { late: '{time} late', in: 'in {time}', bulkDone: '{done} of {total} done' },
  lead: { more: 'More actions', given: 'given', notGiven: 'not given' },
  money: { downloading: 'Preparing…' },
  dashboard: { table: 'Show as table', hideTable: 'Hide table', download: 'Download (CSV)' },
};
