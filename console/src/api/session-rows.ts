import type { RaRecord } from 'react-admin';

/** A session of somebody signed in, as the console lists it. */
export interface SessionRow extends RaRecord {
  id: string;
  userId: string;
  kind: string;
  state: string;
  device: string | null;
  methods: string[];
  startedAt: string;
  lastSeenAt: string;
  by: string | null;
}
