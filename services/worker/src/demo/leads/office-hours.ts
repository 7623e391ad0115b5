import { wallClock } from '@jurilien/reference';
import { HOUR, MINUTE } from '../ports.js';

/** The same instant when staff are at work, else the next morning they are, a little after opening. */
export function atWork(at: number): number {
  let t = at;
  for (let i = 0; i < 400; i++) {
    const { weekday, minutes } = wallClock(t);
    const working = weekday < 6 && minutes >= 8 * 60 + 30 && minutes < 17 * 60 + 30;
    if (working) return t;
    t += 30 * MINUTE + (at % (7 * MINUTE));
  }
  return t;
}

/** An hour of the day when people write requests: not in the middle of the night. */
export function awake(at: number): number {
  const { minutes } = wallClock(at);
  return minutes < 6 * 60 + 30 ? at + 8 * HOUR : at;
}
