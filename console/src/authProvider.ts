import type { AuthProvider } from 'react-admin';
import { mayRead, me } from './roles';
import { firstToLeave, signInAgain } from './session/places';
import { ended, signedIn } from './session/session';

export const authProvider: AuthProvider = {
  // People sign in on the public site: nothing here asks for a password.
  login: () => Promise.reject(ended()),
  // react-admin calls this when a session is over; someone who leaves on purpose uses `signOut`.
  logout: () => Promise.resolve(firstToLeave() ? signInAgain() : false),
  checkAuth: async () => {
    // A network that is down ends no session: the reads of the screen tell it, and offer to try again.
    const there = await signedIn().catch(() => true);
    if (!there) throw ended();
  },
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) throw ended();
  },
  getIdentity: async () => ({ id: me().id, fullName: me().name }),
  getPermissions: async () => me().role,
  canAccess: async ({ resource }) => mayRead(me().role, resource),
};
