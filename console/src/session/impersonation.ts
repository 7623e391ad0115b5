import { claimsOf } from './claims';

/** Whose eyes the administrator looks through, and until when. */
export interface Impersonation {
  token: string;
  id: string;
  role: string;
  name: string;
  /** Milliseconds, by the clock of the server. */
  until: number;
}

const SLOT = 'impersonation';
let read: { raw: string | null; value: Impersonation | undefined } = { raw: null, value: undefined };

/** The read-only session of this tab, if one is open: it lives in this tab alone and ends with it. */
export const impersonation = (): Impersonation | undefined => {
  const raw = sessionStorage.getItem(SLOT);
  if (raw !== read.raw) read = { raw, value: raw ? (JSON.parse(raw) as Impersonation) : undefined };
  return read.value;
};

export const keepImpersonation = (token: string, until: string): void => {
  const { id, role, username } = claimsOf(token);
  const value: Impersonation = { token, id, role, name: username, until: Date.parse(until) };
  sessionStorage.setItem(SLOT, JSON.stringify(value));
};

export const forgetImpersonation = (): void => sessionStorage.removeItem(SLOT);
