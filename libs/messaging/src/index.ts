import { context } from '@jurilien/event-sourcing';
import { answerReceivedTexts } from './automations/answer-received-texts.js';
import { deliverQueuedMessages } from './automations/deliver-queued-messages.js';
import { mindComplaints } from './automations/mind-complaints.js';
import { mindThreads, openThreads } from './automations/mind-threads.js';
import { destroyBodyKeys } from './automations/purge-bodies.js';
import { sortEmails } from './automations/sort-emails.js';
import { resendHeld } from './automations/resend-held-messages.js';
import { leaveAddressesAlone } from './automations/leave-addresses-alone.js';
import { fallBackToEmail, silenceNumbers } from './automations/silence-numbers.js';
import { contactPoint } from './contact-point.js';
import { enquiry } from './enquiry.js';
import { endImpliedConsents } from './automations/end-implied-consents.js';
import { forgetEnquiries } from './automations/forget-enquiries.js';
import { forgetEnquiry, markEnquiryAnswered, submitContactForm, takeUpEnquiry } from './decisions/keep-enquiry.js';
import { deferMessage, resumeMessage } from './decisions/defer-message.js';
import { failMessage } from './decisions/fail-message.js';
import { handMessageToProvider } from './decisions/hand-message-to-provider.js';
import {
  countSmsFailure,
  countSoftBounce,
  keepSafeContact,
  recordNumberReached,
  setContactPreferences,
  suppressAddress,
} from './decisions/keep-contact.js';
import { expireImpliedConsent, recordConsent, withdrawConsent } from './decisions/keep-consent.js';
import { forgetConsents } from './decisions/forget-consents.js';
import { issueContactLinks, revokeContactLinks } from './decisions/keep-contact-links.js';
import {
  addThreadNote,
  assignThread,
  awaitAnswer,
  closeThread,
  eraseThread,
  readThread,
  reopenThread,
  snoozeThread,
  wakeThread,
} from './decisions/keep-thread.js';
import { openThread } from './decisions/open-thread.js';
import { optInSms, optOutSms } from './decisions/opt-out-sms.js';
import { passTextOn } from './decisions/pass-text-on.js';
import { postNotice } from './decisions/post-notice.js';
import { bodyKeptUntil, purgeMessageBody } from './decisions/purge-message-body.js';
import { queueMessage } from './decisions/queue-message.js';
import { markAllNoticesRead, markNoticeRead } from './decisions/read-notices.js';
import { forgetRelayWords, forgetTexts } from './decisions/forget-words.js';
import { discardEmail, forgetEmail, placeEmail, receiveEmail } from './decisions/receive-email.js';
import { receiveSms } from './decisions/receive-sms.js';
import { recordMessageBounced, recordMessageComplained } from './decisions/record-bounce.js';
import { recordMessageDelivered, recordMessageSent, recordMessageUndelivered } from './decisions/record-message-outcome.js';
import { resendMessage } from './decisions/resend-message.js';
import { resendHeldMessages, setKillSwitch } from './decisions/set-kill-switch.js';
import { cancelScheduledMessage, scheduleMessage, sendMessage, sendScheduledMessage } from './decisions/send-message.js';
import { suppressMessage } from './decisions/suppress-message.js';
import { askTestText, sendNumberCode, verifyNumber } from './decisions/verify-number.js';
import { writeToMember } from './decisions/write-to-member.js';
import { writeToTeam } from './decisions/write-to-team.js';
import { killSwitch } from './kill-switch.js';
import { message } from './message.js';
import { noticeReader } from './notice-reader.js';
import { relay } from './relay.js';
import { thread } from './thread.js';
import { contactPoints } from './views/contact-points.js';
import { enquiries } from './views/enquiries.js';
import { killSwitches } from './views/kill-switches.js';
import { messageCounts } from './views/message-counts.js';
import { messages } from './views/messages.js';
import { notices } from './views/notices.js';
import { relays } from './views/relays.js';
import { threads } from './views/threads.js';

/** Text messages and e-mails out and in, and who does not want any. */
export const messaging = context({
  name: 'messaging',
  deciders: [message, noticeReader, contactPoint, thread, relay, enquiry, killSwitch],
  decisions: [
    queueMessage,
    postNotice,
    markNoticeRead,
    markAllNoticesRead,
    deferMessage,
    resumeMessage,
    suppressMessage,
    handMessageToProvider,
    failMessage,
    recordMessageSent,
    recordMessageDelivered,
    recordMessageUndelivered,
    recordMessageBounced,
    recordMessageComplained,
    resendMessage,
    setKillSwitch,
    resendHeldMessages,
    optOutSms,
    optInSms,
    receiveSms,
    receiveEmail,
    placeEmail,
    discardEmail,
    forgetEmail,
    forgetTexts,
    forgetRelayWords,
    purgeMessageBody,
    sendMessage,
    scheduleMessage,
    sendScheduledMessage,
    cancelScheduledMessage,
    awaitAnswer,
    passTextOn,
    openThread,
    readThread,
    assignThread,
    snoozeThread,
    wakeThread,
    closeThread,
    eraseThread,
    reopenThread,
    addThreadNote,
    countSmsFailure,
    recordNumberReached,
    recordConsent,
    withdrawConsent,
    expireImpliedConsent,
    forgetConsents,
    setContactPreferences,
    suppressAddress,
    issueContactLinks,
    revokeContactLinks,
    countSoftBounce,
    keepSafeContact,
    sendNumberCode,
    verifyNumber,
    askTestText,
    writeToTeam,
    writeToMember,
    submitContactForm,
    markEnquiryAnswered,
    takeUpEnquiry,
    forgetEnquiry,
  ],
  views: [messages, messageCounts, notices, contactPoints, threads, relays, enquiries, killSwitches],
  automations: [
    forgetEnquiries,
    answerReceivedTexts,
    deliverQueuedMessages,
    mindThreads,
    openThreads,
    silenceNumbers,
    fallBackToEmail,
    leaveAddressesAlone,
    endImpliedConsents,
    mindComplaints,
    destroyBodyKeys,
    sortEmails,
    resendHeld,
  ],
});

export {
  message,
  isAddressed,
  isFinal,
  type AddressedMessage,
  type MessageState,
  type MessageStatus,
  type QueuedMessage,
} from './message.js';
export { HAND_OVER_MS, handMessageToProvider } from './decisions/hand-message-to-provider.js';
export { failMessage } from './decisions/fail-message.js';
export { cannedReplies, cannedReply, type CannedReply } from './canned-replies.js';
export { enquiry, ENQUIRY_TOPICS } from './enquiry.js';
export { enquiryKeptUntil } from './automations/forget-enquiries.js';
export { contactLinkOf, LINK_GOOD_DAYS, issueContactLinks } from './decisions/keep-contact-links.js';
export {
  addressName,
  contactPoint,
  NO_TEXT,
  type ConsentClass,
  type ConsentSource,
  type ContactState,
  type LinkUse,
} from './contact-point.js';
export { askTestText, numberCodeSubject, sendNumberCode, verifyNumber } from './decisions/verify-number.js';
export { ourNumber } from './our-number.js';
export {
  lastAnswerOf,
  lastWordOf,
  relay,
  RELAY_LENGTH,
  RELAY_MAIL_LENGTH,
  relayDid,
  type RelayEntry,
  type RelaySide,
  type RelayState,
  wordKeyOf,
} from './relay.js';
export { refusedByWish, staffWish, waysUnder, wishesAt, type Way } from './wish-gate.js';
export { refusedBy } from './send-gate.js';
export { gate, isHeld, type GateFacts, type Held, type RuleFacts, type Verdict } from './gate.js';
export { KILL_SWITCH_ID, killSwitch, switchOver } from './kill-switch.js';
export { setKillSwitch };
export { resendMessage } from './decisions/resend-message.js';
export {
  CAPPED,
  goingUnderCaps,
  type PastMessage,
  sendCaps,
  type SendCap,
  type Sent,
  stoppedByCaps,
  type UsedCap,
  usedOf,
} from './send-caps.js';
export { NEVER, openFrom, remindsAt, type Recipient, type Reminding } from './send-hours.js';
export { askedByComplaints, type ComplaintsOfDay } from './complaints.js';
export { consentHistory, type ConsentMoment } from './consent-history.js';
export { agreedBeforeStop, basisOf, standingOf, type MarketingBasis, type Standing } from './standing.js';
export { refuseUnlessText } from './decisions/on-message.js';
export { WRITTEN_CLASSES } from './decisions/write-to-member.js';
export { asksForTeam } from './asks-for-team.js';
export {
  channelOf,
  isInTriage,
  mailKeyOf,
  thread,
  threadKeyOf,
  threadOfKey,
  type AttachedFile,
  type ReceivedEmail,
  type WaitsFor,
  type ReceivedSms,
  type ThreadNote,
  type ThreadState,
  type ThreadStatus,
} from './thread.js';
export { automaticSign, triageCause } from './inbound-mail.js';
export { EMAIL_BODY_MAX, EMAIL_SUBJECT_MAX, receiveEmail } from './decisions/receive-email.js';
export { bodyKeptUntil, forgetRelayWords, forgetTexts, purgeMessageBody };
export { normaliseSms, parseInbound, type Inbound } from './parse-inbound.js';
export { quietHours, sendKindOf, textWindows, whenOpen, type OwnHours, type RecipientKind } from './quiet-hours.js';
export type { MessagingWork } from './work.js';
export { enquiryActions, messageActions } from './actions.js';
export { forgetEnquiry, submitContactForm } from './decisions/keep-enquiry.js';
export { recordConsent, withdrawConsent };
export { setContactPreferences, countSmsFailure, keepSafeContact, recordNumberReached, suppressAddress } from './decisions/keep-contact.js';
export { receiveSms } from './decisions/receive-sms.js';
export { deferMessage, resumeMessage } from './decisions/defer-message.js';
export { awaitAnswer, closeThread, eraseThread } from './decisions/keep-thread.js';
export { optInSms, optOutSms } from './decisions/opt-out-sms.js';
export { postNotice } from './decisions/post-notice.js';
export { READ_AT_ONCE, unreadNotices } from './decisions/read-notices.js';
export { passTextOn } from './decisions/pass-text-on.js';
export { queueMessage } from './decisions/queue-message.js';
export { recordMessageBounced, recordMessageComplained } from './decisions/record-bounce.js';
export { recordMessageDelivered, recordMessageSent, recordMessageUndelivered } from './decisions/record-message-outcome.js';
export { suppressMessage } from './decisions/suppress-message.js';
export { writeToTeam } from './decisions/write-to-team.js';
export { writeToMember };
export { forgetConsents };
