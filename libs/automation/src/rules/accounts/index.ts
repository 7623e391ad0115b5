import type { Rule } from '../../rule.js';
import { changeCode } from './change-code.js';
import { changeNotice } from './change-notice.js';
import { configStuck } from './config-stuck.js';
import { contactCode } from './contact-code.js';
import { exportOver } from './export-over.js';
import { followUpsDay } from './follow-ups-day.js';
import { invitation } from './invitation.js';
import { linkRenewed } from './link-renewed.js';
import { loginLink } from './login-link.js';
import { passwordChanged } from './password-changed.js';
import { passwordReset } from './password-reset.js';
import { phoneCode } from './phone-code.js';
import { roleChanged } from './role-changed.js';
import { savedReport } from './saved-report.js';
import { sessionsEnded } from './sessions-ended.js';
import { signInCode } from './sign-in-code.js';
import { smsTest } from './sms-test.js';
import { stepUpCode } from './step-up-code.js';
import { verifyEmail } from './verify-email.js';

/** What accounts, addresses and personal links make us say: codes and ways in that someone waits for, and news of an account. */
export const accountRules: readonly Rule[] = [
  loginLink,
  passwordReset,
  invitation,
  verifyEmail,
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
  smsTest,
  phoneCode,
  changeCode,
  changeNotice,
  linkRenewed,
];
