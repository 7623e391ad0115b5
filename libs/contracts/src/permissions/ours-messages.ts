import type { Ours } from './marks.js';

/** Those of messages, of the rules that send them, of notices, conversations, e-mail and follow-ups; columns as in `commands.ts`. */
export const OURS_OF_MESSAGES: readonly Ours[] = [
  { why: 'Who tries a rule may stop trying.', rows: '·  ·  ·  ·  ·  ●  ●  ·  ·  ·  ·  ·  | CancelDryRun' },
  {
    why: 'A run of a rule that sends nothing says why (AU2), and a trial what it would have sent.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | EndAutomationRun RecordDryRun',
  },
  {
    why: 'A text message that only a person can answer marks its request for the team (4.8.3).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | TagLead',
  },
  {
    why: 'A message on the contact form is marked as answered, or taken up again, by who answers it (4.10.10).',
    rows: '·  ·  ·  ·  ·  ●  ●  ●  ·  ·  ·  ·  | MarkEnquiryAnswered TakeUpEnquiry',
  },
  {
    why: 'Tasks of the team wake, come first when they stay undone, and end with what answers them (4.10.3, R39, R58).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | WakeFollowUp EscalateFollowUp CancelFollowUp AlarmValidation NoteSurveyFollowedUp MakeFollowUpDigest',
  },
  { why: 'Who may put a task off may take that back (4.10.3).', rows: '·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | UndoSnoozeOfFollowUp' },
  {
    why: 'The holder of an account reads the notices in their own list, and no one else does (channel A of 4.7.4).',
    rows: '·  ·  ·  o  ·  o  o  o  o  o  ·  ·  | MarkNoticeRead MarkAllNoticesRead',
  },
  {
    why: 'What becomes of an e-mail that arrived is decided by rules (EM2); administrators sort those that no rule can place, as the request may be anyone’s. Words that were kept long enough go by the clock (4.8.1).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ReceiveEmail ForgetEmail ForgetTexts ForgetRelayWords PurgeMessageBody
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | PlaceEmail DiscardEmail`,
  },
  {
    why: 'Too many complaints of a day switch marketing off by themselves (4.8.6); only an administrator switches it on again.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SetKillSwitch',
  },
  {
    why: 'Machines move messages and threads on (4.8.2, 4.8.4): queued, held back, handed over, reported, due at their hour; what a kill switch stopped, on an administrator’s word (4.7.2).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | QueueMessage PostNotice DeferMessage ResumeMessage SuppressMessage HandMessageToProvider ResendMessage
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SendScheduledMessage WakeThread AwaitAnswer
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ResendHeldMessages
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | FailMessage RecordMessageSent RecordMessageDelivered RecordMessageUndelivered RecordMessageBounced RecordMessageComplained ReceiveSms`,
  },
  {
    why: 'A client’s word to the professional that complains, speaks to us or has no answer reaches the team as well (4.8.4); rules alone decide that.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | WriteToTeam',
  },
  {
    why: 'Staff who work on a thread read it, take it up again and leave marks for colleagues (4.8.4).',
    rows: '·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | ReadThread ReopenThread AddThreadNote',
  },
  {
    why: 'Reports of the provider count against a number, or for it; an address that bounced or complained is left alone (4.8.6).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | CountSmsFailure CountSoftBounce RecordNumberReached SuppressAddress
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UnverifyChannel`,
  },
  {
    why: 'The links at the foot of messages are made by the system; where one got out, an administrator of everything ends those of the address.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | IssueContactLinks
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | RevokeContactLinks`,
  },
  {
    why: 'What a person asked for about being reached safely is kept by their addresses, for every sender (IN5, Z13); it follows from the log.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | KeepSafeContact',
  },
  {
    why: 'An agreement of a form, and what a payment implies, reach the mailbox they are about (4.8.5); a basis that no one spoke ends by its timer.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordConsent ExpireImpliedConsent',
  },
  {
    why: 'The code that proves a number is sent by the page that will ask for it (M20).',
    rows: '·  ·  o  o  o  ·  ·  ·  ·  ·  ·  ·  | SendNumberCode VerifyNumber',
  },
  {
    why: 'A person’s own text page sends a test to their own number and writes to the team, through its own routes (M20).',
    rows: '·  ·  o  o  ·  ·  ·  ·  ·  ·  ·  ·  | AskTestText WriteToTeam',
  },
  {
    why: 'The two of an accepted request write to each other through their own routes, or by answering our text (4.8.4).',
    rows: `
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ●  ·  | WriteToClient
·  o  o  ·  ·  ·  ·  ·  ·  ·  ●  ·  | WriteToProfessional
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | PassTextOn OpenThread`,
  },
  {
    why: 'The team writes to one or many professionals through the route that reads their addresses and consents (X01).',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | WriteToMember',
  },
  {
    why: 'The team writes to a prospect on a stored basis, through the route that dresses the words (X19, CASL-11).',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | WriteToProspect',
  },
  {
    why: 'STOP from the provider or by keyword, or told to the team on the phone; START only from the person (4.8.5).',
    rows: `
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ●  | OptOutSms
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | OptInSms`,
  },
  {
    why: 'The route that shows a draft on a real message writes down that it was looked at (4.8.1).',
    rows: '·  ·  ·  ·  ·  ●  ●  ·  ·  ·  ·  ·  | PreviewTemplate',
  },
];
