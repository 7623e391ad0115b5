import type { Template } from '../template.js';
import { drafts } from './requests/drafts.js';
import { r03 } from './requests/r03.js';
import { r04 } from './requests/r04.js';
import { confirmReminders } from './requests/confirm-reminders.js';
import { r07 } from './requests/r07.js';
import { r08 } from './requests/r08.js';
import { r09 } from './requests/r09.js';
import { r10 } from './offers/r10.js';
import { r11 } from './offers/r11.js';
import { r12 } from './offers/r12.js';
import { r13 } from './offers/r13.js';
import { r14 } from './offers/r14.js';
import { r15 } from './acceptances/r15.js';
import { r16 } from './acceptances/r16.js';
import { r19 } from './acceptances/r19.js';
import { r21 } from './requests/r21.js';
import { r22 } from './requests/r22.js';
import { renewals } from './requests/renewals.js';
import { r49 } from './professionals/r49.js';
import { r51, r51Reminder } from './requests/r51.js';
import { r52, r52Client } from './requests/r52.js';
import { r53 } from './requests/r53.js';
import { r55 } from './requests/r55.js';
import { privacyFulfilled, privacyRefused } from './privacy/answers.js';
import { clientErased } from './privacy/client-erased.js';
import { privacyCode } from './privacy/privacy-code.js';
import { r57, r57Clock } from './privacy/r57.js';
import { clientReady } from './requests/client-ready.js';
import { r58 } from './requests/r58.js';
import { r59 } from './requests/r59.js';
import { r60 } from './requests/r60.js';
import { endings } from './offers/endings.js';
import { afterAcceptance } from './acceptances/after-acceptance.js';
import { otherProfessional } from './acceptances/other-professional.js';
import { reviewLetters } from './acceptances/reviews.js';
import { surveys } from './acceptances/surveys.js';
import { clientNote } from './acceptances/client-note.js';
import { r61 } from './acceptances/r61.js';
import { r66 } from './professionals/r66.js';
import { referral } from './requests/referral.js';
import { leadLink } from './requests/lead-link.js';
import { linkRenewed } from './accounts/link-renewed.js';
import { invitation, loginLink, passwordReset, verifyEmailLink } from './accounts/account-links.js';
import { phoneCode, proApproved, profilePublished, profileWording, proRejected } from './professionals/membership.js';
import { configStuck } from './accounts/config-stuck.js';
import { exportOver } from './accounts/export-over.js';
import { followUpsDay } from './accounts/follow-ups-day.js';
import { savedReport } from './accounts/saved-report.js';
import { passwordChanged, roleChanged, sessionsEnded } from './accounts/account-notices.js';
import { changeCode, changeNotice } from './accounts/private-change.js';
import { contactCode, testText } from './accounts/contact-code.js';
import { stepUpCode } from './accounts/step-up-code.js';
import { signInCode } from './accounts/sign-in-code.js';
import { aboutCandidates } from './professionals/candidates.js';
import { keywordAnswers } from './keyword-answers.js';
import { proListed, proListedKept, proUnlisted } from './professionals/pro-listed.js';
import { r50, r50Due } from './professionals/r50.js';
import { boardAlerts } from './offers/board-alerts.js';
import { employeeAlertTold } from './professionals/employee-alerts.js';
import { webhookOff } from './professionals/webhook-off.js';
import { jobReceived } from './professionals/job-received.js';
import { offerHabits } from './offers/offer-habits.js';
import { leadCredits } from './acceptances/lead-credits.js';
import { firstSteps } from './professionals/first-steps.js';
import { money } from './professionals/money.js';
import { ownAutomations } from './acceptances/own-automations.js';
import { relayed } from './acceptances/relay.js';
import { inboundAnswers } from './inbound-answers.js';
import { appointmentChanges } from './scheduling/appointment-changes.js';
import { appointmentSet } from './scheduling/appointment-set.js';
import { booking } from './scheduling/booking.js';
import { meetings } from './scheduling/meetings.js';
import { mailReceipt } from './mail-receipt.js';

const all = [
  ...drafts,
  referral,
  r03,
  r04,
  ...confirmReminders,
  r07,
  r08,
  r09,
  r10,
  r11,
  r12,
  r13,
  r14,
  r15,
  r16,
  r19,
  r21,
  r22,
  ...renewals,
  r49,
  r50,
  r50Due,
  r53,
  r51,
  r51Reminder,
  r52,
  r52Client,
  r59,
  r55,
  r57,
  r57Clock,
  clientErased,
  privacyCode,
  privacyRefused,
  privacyFulfilled,
  r58,
  clientReady,
  r60,
  r61,
  clientNote,
  r66,
  ...afterAcceptance,
  ...otherProfessional,
  ...surveys,
  ...reviewLetters,
  ...leadCredits,
  ...booking,
  ...appointmentSet,
  ...appointmentChanges,
  ...meetings,
  ...firstSteps,
  ...money,
  ...endings,
  leadLink,
  linkRenewed,
  loginLink,
  passwordReset,
  invitation,
  verifyEmailLink,
  passwordChanged,
  sessionsEnded,
  roleChanged,
  configStuck,
  exportOver,
  followUpsDay,
  savedReport,
  signInCode,
  stepUpCode,
  contactCode,
  testText,
  changeCode,
  changeNotice,
  phoneCode,
  proApproved,
  proRejected,
  profilePublished,
  profileWording,
  proListed,
  proListedKept,
  proUnlisted,
  ...offerHabits,
  ...relayed,
  ...ownAutomations,
  ...boardAlerts,
  employeeAlertTold,
  webhookOff,
  jobReceived,
  ...aboutCandidates,
  ...keywordAnswers,
  ...inboundAnswers,
  mailReceipt,
] as unknown as Template[];

/** Every template by its rule. */
export const templates: Record<string, Template> = Object.fromEntries(all.map((t) => [t.rule, t]));
