import { account } from '../account.js';
import type { FindReader } from '../reached.js';
import { changedAddress } from './changed-address.js';
import { linkHolder } from './link-holder.js';
import { privacyRequester } from './privacy-requester.js';
import { numberOfProfessional, numberOnFile } from './number-on-file.js';

/** Whose address it is, by the id that an occurrence about one has before any other. */
const BY = [
  ['challengeId', account],
  ['contactId', numberOnFile],
  ['changeId', changedAddress],
  ['linkId', linkHolder],
  ['privacyId', privacyRequester],
  ['professionalId', numberOfProfessional],
] as const satisfies readonly (readonly [string, FindReader])[];

/** The person with the number or address that it is about: the one that a code proves, a change replaced, or a personal link belongs to. */
export const contact: FindReader = async (l) => BY.find(([id]) => l.about[id] !== undefined)?.[1](l);
