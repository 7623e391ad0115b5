import type { Province } from '@jurilien/reference';

/** A request in a list of them: its code, and what a line may say of it. */
export interface ListedRequest {
  readonly code: string;
  readonly lawyerType: string;
  readonly region: string;
  readonly province?: Province | undefined;
}

/** What no state says by itself, so that a running process looks it up in its views, as they are now. Asked twice, it is looked up once. */
export interface Questions {
  /** Requests that were offered to a professional and that others took in a span, in the order in which they were taken. */
  takenByOthers(professionalId: string, from: string, until: string): Promise<readonly ListedRequest[]>;
  /** Whether an appointment of an acceptance was asked for that did not come to nothing. */
  hasAppointment(acceptanceId: string): Promise<boolean>;
  /** Whether the client of a request complained, and no one of the team has answered yet (4.8.4). */
  hasOpenComplaint(leadId: string): Promise<boolean>;
  /** Whether the board shows a request to a professional (E01–E17, E20). */
  isOnBoardFor(leadId: string, professionalId: string): Promise<boolean>;
}
