import { browserPorts, sessionClient, type StoredSession } from '@jurilien/contracts';
import { useSyncExternalStore } from 'react';
import { HttpError } from 'react-admin';
import { forgetDrafts } from '../drafts';
import { signInAgain } from './places';

const ports = browserPorts(window);
/** The person's own session: every tab of both front ends shares it. */
const own = sessionClient(ports);
/** Someone else's eyes, in this tab alone; it is never renewed and ends with the tab. */
const borrowed = sessionClient({ ...ports, storage: sessionStorage, onStorage: () => () => undefined });

const client = () => (borrowed.current() ? borrowed : own);

/** Whom the console is shown as. */
export const session = (): StoredSession | undefined => client().current();
/** Whose eyes an administrator looks through in this tab, until `expiry`. */
export const impersonation = (): StoredSession | undefined => borrowed.current();
/** Server time in milliseconds: countdowns must not trust the clock of the computer they run on. */
export const serverNow = (): number => client().now();

const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};
/** Whether no one is signed in any more: what the page shows is no one's, and it says so. */
export const useSessionOver = (): boolean => useSyncExternalStore(watch, () => session() === undefined);

/** A call as the person whose session this is, renewed before or after as need be. */
export const fetchSigned = async (path: string, init: RequestInit): Promise<Response> => {
  const answer = (await client().request(path, init as Parameters<typeof own.request>[1])) as Response;
  // An answer of 401 to a token just renewed: the session is over, whatever is stored.
  if (answer.status === 401) {
    client().forget();
    watchers.forEach((tell) => tell());
  }
  return answer;
};
/** Whether there is a session, renewed if it is due. @throws what the network threw */
export const signedIn = (): Promise<boolean> => client().check({ refresh: true });
/** Takes over the session that a sign-in has opened. */
export const keep = (token: string): void => own.keep(token);

/** What a call receives when the session is over; react-admin follows `redirectTo` out of the console. */
export const ended = () =>
  Object.assign(new HttpError('errors.SESSION_ENDED', 401, { status: 401, code: 'SESSION_ENDED' }), {
    redirectTo: signInAgain(),
    message: false,
  });

/** From here on this tab reads what the other person reads. */
export const lookAs = (token: string): void => borrowed.keep(token);
/** Back to oneself; what was read with the other's access goes with it. */
export const lookAway = (): void => borrowed.forget();

/** Leaving on purpose: the session ends on the server too, nothing typed stays on this computer, and the way leads home. */
export const signOut = async (): Promise<void> => {
  lookAway();
  forgetDrafts();
  await own.logOut();
};

/** Another tab signed out, or in as someone else: this one follows, and what was typed here waits for its writer. */
export const followOtherTabs = (): (() => void) => {
  const was = own.current();
  return own.onChange((now) => {
    if (!now) {
      lookAway();
      own.ended();
    } else if (now.id !== was?.id || now.role !== was.role) {
      lookAway();
      window.location.reload();
    }
  });
};
