import type { Answer } from '@jurilien/contracts/api';
import type { Errors, Raw } from '../../../forms';
import type { MeetingAct, MeetingStep } from './acts';

/** A meeting with our team, as who was invited reads it. */
export type Meeting = Answer<'GET /api/meetings/own/:meetingId'>;
/** Times that can be chosen for it. */
export type MeetingSlots = Answer<'GET /api/public/meeting/slots'>;

/** What a page shows of one: how it stands, what was pressed, and where its steps are. */
export interface MeetingProps {
  readonly meeting: Meeting;
  /** Times that can be chosen, where one has to be. */
  readonly free?: MeetingSlots | undefined;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
  /** The step that is shown instead, and what was just done. */
  readonly step: MeetingStep | undefined;
  readonly done: MeetingAct | undefined;
  /** Later times are shown. */
  readonly later: boolean;
  /** The address of the same page with another step or later times. */
  readonly at: (query: Readonly<Record<string, string>>) => string;
}
