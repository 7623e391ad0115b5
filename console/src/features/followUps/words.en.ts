import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

export const words: Texts<typeof fr> = {
  followUps: {
    title: 'Follow-ups to do',
    lists: 'Follow-ups shown',
    list: { all: 'All', mine: 'Mine', free: 'Unassigned' },
    empty: { all: 'No follow-up is waiting.', mine: 'No follow-up is waiting for you.', free: 'Every follow-up has someone to see to it.' },
    more: '{n, plural, one {# more follow-up is waiting.} other {# more follow-ups are waiting.}}',
    kind: {
      lowScore: 'Call a dissatisfied person',
      validationLate: 'Validate a request before its deadline',
      contactMissed: 'First call overdue: contact the professional',
      contactSilent: 'No call and no answer: contact both',
      searchStuck: 'Search at a stop: decide what comes next',
      payment: 'Payment declined: contact the professional',
      dispute: 'Payment disputed: answer the bank',
      licenceCheck: 'Check a licence',
      callClient: 'Call the client',
      callProfessional: 'Call the professional',
      custom: 'To do',
    },
    first: 'Priority',
    firstHint: 'Overdue by a business day, or past its deadline.',
    professional: 'Professional’s record',
    by: 'Assigned to {name}',
    take: 'Take',
    give: 'Give back to the team',
    snooze: 'Put off',
    done: 'Done',
    doneNamed: 'Follow-up done',
    outcome: 'Outcome',
    outcomes: { reached: 'Person reached', notReached: 'Person not reached', settled: 'Settled another way', notNeeded: 'Nothing to do' },
    result: 'In a sentence, what was done',
  },
};
