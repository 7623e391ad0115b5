import { setTimeout as pause } from 'node:timers/promises';

const HOUR_SECONDS = 3_600;
/** How long counting to a limit may take on a busy machine. */
const ROOM_SECONDS = 60;

/**
 * Lets the window of a limit end that is over in a moment, so that what is counted now is counted in one: windows are those of the
 * clock, and the next one counts from nothing.
 */
export async function roomInWindow(windowSeconds = HOUR_SECONDS, roomSeconds = ROOM_SECONDS): Promise<void> {
  const leftMs = windowSeconds * 1_000 - (Date.now() % (windowSeconds * 1_000));
  if (leftMs < roomSeconds * 1_000) await pause(leftMs + 100);
}
