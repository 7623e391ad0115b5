import { meeting } from '@jurilien/scheduling';
import { account } from './account.js';
import type { FindReader } from './reached.js';

/** Who of the team meets. */
export const host: FindReader = async (l) => {
  const { meetingId } = l.about;
  const staffId = meetingId === undefined ? undefined : (await l.state(meeting, meetingId)).staffId;
  return staffId === undefined ? undefined : account({ ...l, about: { ...l.about, userId: staffId } });
};
