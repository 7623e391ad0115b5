export { MeetingsOf } from './MeetingsOf';
