import { admissions } from './admissions.js';
import { endSessions } from './automations/end-sessions.js';
import { logOut, revokeAllSessions, revokeSession } from './decisions/sessions/end-session.js';
import { openSession } from './decisions/sessions/open-session.js';
import { refreshSession } from './decisions/sessions/refresh-session.js';
import { startImpersonation } from './decisions/sessions/start-impersonation.js';
import { session } from './session.js';
import { sessions } from './views/sessions.js';

/** Table of contents of sessions: from signing in to signing out. */
export const sessionParts = {
  deciders: [session, admissions],
  decisions: [openSession, refreshSession, logOut, revokeSession, revokeAllSessions, startImpersonation],
  views: [sessions],
  automations: [endSessions],
};
