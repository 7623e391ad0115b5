import { decider, event, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

export const enquiryId = ids.enquiryId;
/** What a message on the contact form is about; it says who answers. */
export const ENQUIRY_TOPICS = ['client', 'professional', 'candidate', 'press', 'accessibility', 'other'] as const;

/** A message on the contact form (4.10.10). Everything its writer said is sealed with the enquiry's own key. */
export const enquiryEvents = {
  EnquiryReceived: event(
    z.object({
      enquiryId,
      topic: z.enum(ENQUIRY_TOPICS),
      lang: z.enum(['fr', 'en']),
      name: z.string().max(120),
      email: z.string().max(254),
      body: z.string().max(4_000),
    }),
    { personal: { name: 'enquiryId', email: 'enquiryId', body: 'enquiryId' } },
  ),
  EnquiryAnswered: event(z.object({ enquiryId })),
  EnquiryTakenUpAgain: event(z.object({ enquiryId })),
  /** Its time is over: what was said can be read by no one from now on (4.10.13). */
  EnquiryForgotten: event(z.object({ enquiryId })),
};
export interface EnquiryState {
  readonly status: 'None' | 'Open' | 'Answered' | 'Forgotten';
}

export const enquiry = decider<EnquiryState, typeof enquiryEvents>({
  category: 'enquiry',
  alone: true,
  events: enquiryEvents,
  initial: { status: 'None' },
  evolve: (s, e) => {
    switch (e.type) {
      case 'EnquiryReceived':
      case 'EnquiryTakenUpAgain':
        return { status: 'Open' };
      case 'EnquiryAnswered':
        return { status: 'Answered' };
      case 'EnquiryForgotten':
        return { status: 'Forgotten' };
      default:
        return e satisfies never;
    }
  },
});
