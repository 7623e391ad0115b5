import type { RaRecord } from 'react-admin';

/** A row of `candidate-files`. */
export interface CandidateRow extends RaRecord {
  name: string | null;
  type: string;
  regions: string[];
  state: string;
  cv: boolean;
  createdAt: string;
  saidAt: string;
  eraseAt: string;
}
