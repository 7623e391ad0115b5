import {
  allOf,
  alreadyDone,
  decision,
  emailAddress,
  filledLine,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { enquiry, ENQUIRY_TOPICS, enquiryId, type EnquiryState } from '../enquiry.js';

export const onEnquiry = (i: { enquiryId: string }) => ({ enquiry: streamOf(enquiry, i.enquiryId) });
interface OnEnquiry {
  readonly enquiry: EnquiryState;
}
const answerable = ({ enquiry: s }: OnEnquiry) =>
  allOf(
    unless(s.status === 'Open' || s.status === 'Answered', 'NOT_FOUND', 'no-such-enquiry'),
    unlessDone(s.status === 'Answered', 'enquiry-is-answered'),
  );
const answered = ({ enquiry: s }: OnEnquiry) => unless(s.status === 'Answered', 'WRONG_STATE', 'enquiry-is-open');

/** Someone writes on the contact form (P04). The same form sent twice is one message. */
export const submitContactForm = decision({
  name: 'SubmitContactForm',
  input: z.object({
    enquiryId,
    topic: z.enum(ENQUIRY_TOPICS),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: emailAddress,
    body: z.string().trim().min(20).max(4_000),
  }),
  streams: onEnquiry,
  decide: (said, { enquiry: s }) => (s.status === 'None' ? { enquiry: [{ type: 'EnquiryReceived' as const, data: said }] } : {}),
});

/** A person of the team has written back. */
export const markEnquiryAnswered = decision({
  name: 'MarkEnquiryAnswered',
  input: z.object({ enquiryId }),
  streams: onEnquiry,
  available: answerable,
  decide({ enquiryId: id }, { enquiry: s }) {
    if (alreadyDone(answerable({ enquiry: s }))) return {};
    return { enquiry: [{ type: 'EnquiryAnswered' as const, data: { enquiryId: id } }] };
  },
});

/** It was not the end of it. */
export const takeUpEnquiry = decision({
  name: 'TakeUpEnquiry',
  input: z.object({ enquiryId }),
  streams: onEnquiry,
  available: answered,
  decide({ enquiryId: id }, { enquiry: s }) {
    refuseUnlessAvailable(answered({ enquiry: s }));
    return { enquiry: [{ type: 'EnquiryTakenUpAgain' as const, data: { enquiryId: id } }] };
  },
});

/** When its time is over its words are erased, answered or not. */
export const forgetEnquiry = decision({
  name: 'ForgetEnquiry',
  input: z.object({ enquiryId }),
  streams: onEnquiry,
  decide: ({ enquiryId: id }, { enquiry: s }) =>
    s.status === 'None' || s.status === 'Forgotten' ? {} : { enquiry: [{ type: 'EnquiryForgotten' as const, data: { enquiryId: id } }] },
});
