import type { AuthProvider } from 'react-admin';
import { problemOf, requestOpen } from './api/http';
import { bearer, ended, keep } from './session/session';
import { mayRead, me } from './roles';

export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    keep((await requestOpen<{ token: string }>('/api/login', { email, password })).token);
  },
  // react-admin calls this when a session is over; whoever leaves on purpose uses `signOut`.
  logout: () => Promise.resolve(),
  checkAuth: async () => {
    try {
      await bearer();
    } catch (error) {
      // A network that is down ends no session: the reads of the screen tell it, and offer to try again.
      if (problemOf(error).code !== 'OFFLINE') throw error;
    }
  },
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) throw ended();
  },
  getIdentity: async () => ({ id: me().id, fullName: me().name }),
  getPermissions: async () => me().role,
  canAccess: async ({ resource }) => mayRead(me().role, resource),
};
