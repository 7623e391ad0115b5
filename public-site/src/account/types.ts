/** What the API tells a person about the own account. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly role: string;
  readonly lang: 'fr' | 'en';
  readonly needsSecondFactor: boolean;
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  readonly preferences: Preferences;
  readonly impersonator?: { readonly name: string; readonly until: string } | null;
  readonly pendingChanges: readonly unknown[];
}

export interface Preferences {
  readonly lang: 'fr' | 'en';
  readonly email: boolean;
  readonly sms: boolean;
}

/** A second way to recognize somebody. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
}

/** A device that is signed in. */
export interface Device {
  readonly id: string;
  readonly current: boolean;
  readonly device?: string | null;
  readonly startedAt: string;
  readonly lastSeenAt?: string | null;
}

export type Way = 'totp' | 'passkey' | 'recovery' | 'email';

/** A sign-in that waits for a second factor. */
export interface Challenge {
  readonly challenge: string;
  readonly factors: readonly Way[];
}

/** What a sign-in answers: a session, or a question more. */
export type SignedIn = { readonly token: string } | Challenge;
