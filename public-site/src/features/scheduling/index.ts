export { MeetingsAhead } from './meetings/ahead';
export { CallPart } from './meetings/meeting';
export { PersonTimes } from './person-times';
export { TimesOfRequest } from './pro/times-of-request';
