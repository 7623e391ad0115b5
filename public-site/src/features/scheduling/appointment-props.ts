import type { Errors, Raw } from '../../forms';
import type { Act } from './acts';
import type { Appointment, FreeSlots } from './types';

/** What the page of one appointment is shown with (M07). */
export interface AppointmentProps {
  readonly appointment: Appointment;
  /** Free times, where the step that is shown asks for one. */
  readonly free?: FreeSlots | undefined;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
  /** The step that is shown instead of the page, and what was just done. */
  readonly step: Act | undefined;
  readonly done: Act | undefined;
  /** Later days are shown. */
  readonly moved: boolean;
  /** The address of its sheet. */
  readonly sheet: string;
  /** The address of the same page with another step or other days. */
  readonly at: (query: Readonly<Record<string, string>>) => string;
}
