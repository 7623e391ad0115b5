import type { Actor } from '@jurilien/event-sourcing';

/** What acts when a route does something on its own account rather than for a person: the log names the part of the API. */
export const SYSTEM = {
  session: { kind: 'system', id: 'session' },
  secondFactor: { kind: 'system', id: 'second-factor' },
  registration: { kind: 'system', id: 'registration' },
  upload: { kind: 'system', id: 'upload' },
  download: { kind: 'system', id: 'download' },
} as const satisfies Readonly<Record<string, Actor>>;
