import type { careFr } from './fr-care';
import type { Texts } from './messages';

/** How a client may be reached without danger. */
export const careEn: Texts<typeof careFr> = {
  urgency: {
    title: 'Urgent?',
    is: 'Urgent: {why}.',
    papers: 'Papers from a court or tribunal were received, with no deadline given.',
    yes: 'Yes, it is urgent',
    no: 'No, not urgent',
  },
  care: {
    linksNote:
      'The unsubscribe and preference links in messages already received at this address will no longer lead anywhere. The next message will carry new ones. Use this if a message fell into other hands.',
    noLinks: 'No live links at this address.',
    pendingConsent: 'Given, address to be confirmed',
    title: 'Please respect this when reaching this person',
    edit: 'Specify these precautions',
    note: 'The person’s own words stay as they are. All our messages follow what you specify here at once.',
    email: 'E-mail allowed',
    sms: 'Text messages allowed',
    call: 'Calls allowed',
    from: 'From',
    to: 'Until',
    hour: 'Empty: at any hour.',
    noVoicemail: 'No voice messages',
    neutral: 'Neutral messages, without content',
  },
};
