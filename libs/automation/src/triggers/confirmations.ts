import type { RecordedOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { trigger, type Occurrence } from '../trigger.js';
import { eachTime } from './each-time.js';

type Sent = RecordedOf<typeof lead.events, 'LeadConfirmationSent'>;
const ABOUT = ['leadId', 'sequence'] as const;

/** Letters and codes that prove an address of a request: an occurrence for each that goes out. */
const sentWhere =
  (is: (sent: Sent['data']) => boolean) =>
  ({ data }: Sent): readonly Occurrence[] => {
    const { leadId, sequence } = data;
    return is(data) ? [{ key: `${leadId}:${sequence}`, about: { leadId, sequence } }] : [];
  };

/** When an address of a request is to be confirmed. */
export const confirmationTriggers = [
  trigger(lead)({
    key: 'emailToConfirm',
    label: { fr: 'Le client doit confirmer son courriel', en: 'The client has to confirm their e-mail' },
    about: ABOUT,
    on: { LeadConfirmationSent: sentWhere(({ channel, referred }) => channel === 'email' && !referred) },
  }),
  trigger(lead)({
    key: 'referralToConfirm',
    label: { fr: 'Le client doit confirmer une demande faite pour lui', en: 'The client has to confirm a request made for them' },
    about: ABOUT,
    on: { LeadConfirmationSent: sentWhere(({ channel, referred }) => channel === 'email' && referred === true) },
  }),
  trigger(lead)({
    key: 'phoneToConfirm',
    label: { fr: 'Le client doit confirmer son téléphone', en: 'The client has to confirm their phone' },
    about: ABOUT,
    on: { LeadConfirmationSent: sentWhere(({ channel }) => channel === 'sms') },
  }),
  trigger(lead)({
    key: 'requestLinkSent',
    label: { fr: 'Le lien vers la demande part de nouveau', en: 'The link to the request is sent again' },
    about: ['leadId'],
    on: { LeadLinkSent: eachTime },
  }),
];
