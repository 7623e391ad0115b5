import { automation, type Effect } from '@jurilien/event-sourcing';
import { privateChange } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { work } from '../work.js';

const ofRequest = ({ version, data: { leadId } }: { readonly version: number; readonly data: { readonly leadId: string } }): Effect =>
  work('keep-safe-contact', `safe-contact-${leadId}-${version}`, { leadId });
/** What of a request changes how its client may be reached, or where. */
const TOUCHES = ['safeContact', 'specificQuestions', 'email', 'phoneNumber'];

/** The addresses of a request keep to its client's wish as soon as staff may write by hand, and for other senders once they are proven. */
export const keepSafeContacts = automation(lead)({
  name: 'keep-safe-contacts',
  on: {
    LeadQueuedForValidation: (e) => [ofRequest(e)],
    LeadEmailConfirmed: (e) => [ofRequest(e)],
    LeadPhoneConfirmed: (e) => [ofRequest(e)],
    LeadEdited: (e) => (e.data.changed.some((name) => TOUCHES.includes(name)) ? [ofRequest(e)] : []),
  },
});

/** Those of an account keep to what its holder wrote on the page of private changes. */
export const keepSafeContactsOfAccounts = automation(privateChange)({
  name: 'keep-safe-contacts-of-accounts',
  on: {
    PrivateChangeConfirmed: ({ version, data: { subjectId, leadId, field } }) =>
      leadId || (field !== 'safeContact' && field !== 'email')
        ? []
        : [work('keep-safe-contact', `safe-contact-${subjectId}-${version}`, { userId: subjectId })],
  },
});
