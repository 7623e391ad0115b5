export { MeetingsOf } from './MeetingsOf';
export { MeetingsToday } from './MeetingsToday';
