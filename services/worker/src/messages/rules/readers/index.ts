import type { Finder } from '@jurilien/automation';
import type { RuleAudience } from '@jurilien/contracts';
import { applicant } from './applicant.js';
import { candidate } from './candidate.js';
import { account } from './account.js';
import { client } from './client.js';
import { host } from './host.js';
import { invitee } from './invitee.js';
import { contact } from './contact/index.js';
import { professional } from './professional.js';
import type { FindReader, Reached } from './reached.js';

export type { Reached } from './reached.js';

/** How the reader of each audience is found. An audience of several has one occurrence for each of them (`several.ts`). */
const READERS: Readonly<Partial<Record<RuleAudience, FindReader>>> = {
  account,
  client,
  everyClient: client,
  contact,
  professional,
  acceptedProfessionals: professional,
  waitingProfessionals: professional,
  staff: account,
  candidate,
  applicant,
  invitee,
  host,
};

/** The reader of a rule's message; nothing where there is no one to reach: erased, or without an address. */
export const readerOf = async (audience: RuleAudience, l: Finder): Promise<Reached | undefined> => READERS[audience]?.(l);
