import type { Template } from '../template.js';
import { drafts } from './drafts.js';
import { r03 } from './r03.js';
import { r04 } from './r04.js';
import { r07 } from './r07.js';
import { r09 } from './r09.js';
import { r10 } from './r10.js';
import { r11 } from './r11.js';
import { r12 } from './r12.js';
import { r13 } from './r13.js';
import { r14 } from './r14.js';
import { r15 } from './r15.js';
import { r16 } from './r16.js';
import { r19 } from './r19.js';
import { r21 } from './r21.js';
import { r22 } from './r22.js';
import { r49 } from './r49.js';
import { r60 } from './r60.js';
import { endings } from './endings.js';
import { afterAcceptance } from './after-acceptance.js';
import { surveys } from './surveys.js';
import { clientNote } from './client-note.js';
import { r61 } from './r61.js';
import { r66 } from './r66.js';
import { referral } from './referral.js';
import { leadLink } from './lead-link.js';
import { linkRenewed } from './link-renewed.js';
import { invitation, loginLink, passwordReset, verifyEmailLink } from './account-links.js';
import { phoneCode, proApproved, profilePublished, profileWording, proRejected } from './membership.js';
import { passwordChanged, roleChanged, sessionsEnded } from './account-notices.js';
import { changeCode, changeNotice } from './private-change.js';
import { contactCode, testText } from './contact-code.js';
import { stepUpCode } from './step-up-code.js';
import { signInCode } from './sign-in-code.js';
import { aboutCandidates } from './candidates.js';
import { keywordAnswers } from './keyword-answers.js';
import { proListed, proListedKept, proUnlisted } from './pro-listed.js';
import { r50, r50Due } from './r50.js';
import { boardAlerts } from './board-alerts.js';
import { employeeAlertTold } from './employee-alerts.js';
import { webhookOff } from './webhook-off.js';
import { jobReceived } from './job-received.js';
import { offerHabits } from './offer-habits.js';
import { leadCredits } from './lead-credits.js';
import { money } from './money.js';
import { relayed } from './relay.js';
import { inboundAnswers } from './inbound-answers.js';

const all = [
  ...drafts,
  referral,
  r03,
  r04,
  r07,
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
  r49,
  r50,
  r50Due,
  r60,
  r61,
  clientNote,
  r66,
  ...afterAcceptance,
  ...surveys,
  ...leadCredits,
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
  ...boardAlerts,
  employeeAlertTold,
  webhookOff,
  jobReceived,
  ...aboutCandidates,
  ...keywordAnswers,
  ...inboundAnswers,
] as unknown as Template[];

/** Every template by its rule. */
export const templates: Record<string, Template> = Object.fromEntries(all.map((t) => [t.rule, t]));
