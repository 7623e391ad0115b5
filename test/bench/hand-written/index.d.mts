import type { Automation } from '@jurilien/event-sourcing';

/** What each type of event made, by hand. */
export function handWritten(reference: object, recruiting: object): Automation['on'];
