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
  later: { tomorrow: 'Tomorrow, 9 a.m.', threeDays: 'In 3 days', monday: 'Monday, 9 a.m.', twoWeeks: 'In 2 weeks', month: 'In 30 days' },
  hours: {
    days: 'Days',
    opens: 'Opens at',
    closes: 'Closes at',
    holidaysClosed: 'Closed on holidays',
    range: '{from} to {to}',
    week: '{days}, {from} to {to}',
    weekClosed: '{days}, {from} to {to}, except holidays',
  },
  drafting: {
    versionInForce: 'Version {version} in force',
    inForce: 'In force',
    coming: 'To come',
    draft: 'Draft',
    unsaved: 'Not saved',
    giveUp: 'Discard these changes',
    save: 'Save the draft',
    publish: 'Publish',
    publishAs: 'Publish version {version}',
    whySave: 'Save the draft first.',
    whySaved: 'Everything is saved.',
    whySame: 'The draft says the same as the last version.',
    whyFaults: '{count, plural, one {One point is left to correct.} other {# points are left to correct.}}',
    whyOwn: 'You wrote in this draft: someone else publishes it.',
    kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
    history: 'Versions',
    shipped: 'As shipped',
    take: 'Take up again',
    takeVersion: 'Take up again: version {version}, as a draft',
  },
};
