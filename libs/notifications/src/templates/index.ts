import type { Template } from '../template.js';
import { r03 } from './r03.js';
import { r04 } from './r04.js';
import { r07 } from './r07.js';
import { r09 } from './r09.js';
import { r10 } from './r10.js';
import { r12 } from './r12.js';
import { r14 } from './r14.js';
import { r15 } from './r15.js';
import { r16 } from './r16.js';
import { r19 } from './r19.js';
import { r22 } from './r22.js';
import { r60 } from './r60.js';
import { r61 } from './r61.js';
import { linkRenewed } from './link-renewed.js';
import { invitation, loginLink, passwordReset, verifyEmailLink } from './account-links.js';
import { passwordChanged, roleChanged, sessionsEnded } from './account-notices.js';
import { changeCode, changeNotice } from './private-change.js';
import { stepUpCode } from './step-up-code.js';
import { signInCode } from './sign-in-code.js';
import { keywordAnswers } from './keyword-answers.js';
import { inboundAnswers } from './inbound-answers.js';

const all = [
  r03,
  r04,
  r07,
  r09,
  r10,
  r12,
  r14,
  r15,
  r16,
  r19,
  r22,
  r60,
  r61,
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
  changeCode,
  changeNotice,
  ...keywordAnswers,
  ...inboundAnswers,
] as unknown as Template[];

/** Every template by its rule. */
export const templates: Record<string, Template> = Object.fromEntries(all.map((t) => [t.rule, t]));
