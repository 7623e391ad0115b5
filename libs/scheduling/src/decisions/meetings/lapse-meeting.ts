import { type Config, decision } from '@jurilien/event-sourcing';
import { DAY_MS, meetingOutcomeDays, plus, reached } from '@jurilien/reference';
import type { MeetingState } from '../../lives/meeting.js';
import { meetingProvince, met, ofMeeting, onMeeting } from './on-meeting.js';

/** Until when someone can say what came of a meeting before it is closed without. */
export const outcomeUntil = (endsAt: string, province: 'QC' | 'ON' | undefined, config: Config): string =>
  plus(endsAt, config.value(meetingOutcomeDays, { province }) * DAY_MS);

/** When a meeting lapses as it stands; nothing for one that is over. */
const lapsesAt = ({ status, until, slot, province }: MeetingState, config: Config): string | undefined => {
  if (status === 'Invited') return until;
  return status === 'Scheduled' && slot ? outcomeUntil(slot.endsAt, province, config) : undefined;
};

/** No one chose a time, or no one said what came of it. A timer of an earlier time closes nothing. */
export const lapseMeeting = decision({
  name: 'LapseMeeting',
  input: ofMeeting,
  streams: onMeeting,
  province: meetingProvince,
  decide({ meetingId }, { meeting: s }, ctx) {
    const lapses = lapsesAt(s, ctx.config);
    return lapses !== undefined && reached(lapses, ctx.now) ? { meeting: [met('MeetingLapsed', { meetingId })] } : {};
  },
});
