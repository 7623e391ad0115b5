import { context } from '@jurilien/event-sourcing';
import { createUser } from './decisions/create-user.js';
import { disableUser } from './decisions/disable-user.js';
import { issueLink } from './decisions/issue-link.js';
import { recordFailedLogin, recordLogin } from './decisions/record-login.js';
import { requestNewLink } from './decisions/request-new-link.js';
import { revokeLink } from './decisions/revoke-link.js';
import { setPasswordHash } from './decisions/set-password-hash.js';
import { setUserRoles } from './decisions/set-user-roles.js';
import { useLink } from './decisions/use-link.js';
import { link } from './link.js';
import { user } from './user.js';
import { links } from './views/links.js';
import { staff } from './views/staff.js';
import { userAccounts } from './views/user-accounts.js';
import { users } from './views/users.js';

/** Accounts, sessions and personal links. */
export const identity = context({
  name: 'identity',
  deciders: [user, link],
  decisions: [
    createUser,
    recordLogin,
    recordFailedLogin,
    setUserRoles,
    disableUser,
    setPasswordHash,
    issueLink,
    revokeLink,
    useLink,
    requestNewLink,
  ],
  views: [users, userAccounts, staff, links],
  automations: [],
});

export { link, linkExpired, type LinkState } from './link.js';
export { user, type UserState } from './user.js';
