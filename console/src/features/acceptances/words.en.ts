import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

/** What follows an acceptance: the panel of a request, and the professional's tab. */
export const words: Texts<typeof fr> = {
  acceptances: {
    title: 'After the acceptance',
    due: 'Contact due',
    contacted: 'Reached {date}',
    byClient: 'confirmed by the client',
    missed: 'Deadline missed',
    followUp: 'No call, and the client does not answer',
    attempts: 'Attempts',
    notes: 'Notes of the professional',
    outcome: 'Outcome',
    consultation: 'Consultation',
    chosen: 'Chosen by the client',
    closedAs: 'Closed',
    replacementAsked: 'The client asks for someone else: {cause}',
    replacementBy: 'Answer before {date}',
    replacementRefused: 'Replacement refused: {why}',
    replacementGranted: 'Replacement granted. Refund: to be decided',
    credit: 'Credit requested: {reason}. Decision before {date}',
    grant: 'Grant the replacement',
    refuse: 'Refuse the replacement',
    replace: 'Replace this professional',
    close: 'Close this acceptance',
    refusal: 'Reason told to the client',
    cause: 'Reason',
    note: 'Word for the file',
    waiting: 'Waiting',
    all: 'All',
  },
};
