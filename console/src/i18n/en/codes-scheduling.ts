import type { Texts } from '../texts';
import type { schedulingCodesFr } from '../fr/codes-scheduling';

export const schedulingCodesEn: Texts<typeof schedulingCodesFr> = {
  appointmentStates: {
    Requested: 'To be confirmed',
    Confirmed: 'Confirmed',
    Proposing: 'Other times proposed',
    Held: 'Took place',
    ClientNoShow: 'Client did not come',
    ProfessionalNoShow: 'Professional did not come',
    Cancelled: 'Cancelled',
    Lapsed: 'No answer',
    Unknown: 'Outcome unknown',
  },
  reservationStates: { Held: 'Held', Converted: 'Turned into an appointment', Released: 'Released', Expired: 'Expired' },
  appointmentKinds: { first: 'First appointment', consultation: 'Consultation', followUp: 'Follow-up appointment' },
  appointmentOutcomes: {
    held: 'The appointment took place',
    clientNoShow: 'The client did not come',
    professionalNoShow: 'The professional did not come',
  },
  appointmentReasons: {
    otherCommitment: 'Another commitment',
    illness: 'Illness',
    noLongerNeeded: 'No longer needed',
    otherLawyer: 'Someone else was chosen',
    noAnswer: 'No answer from the other one',
    other: 'Another reason',
    replaced: 'Someone else takes over',
    withdrawn: 'The request has ended',
    professionalGone: 'The professional is no longer available',
    erased: 'Information erased',
  },
  appointmentSides: { client: 'Client', professional: 'Professional', staff: 'Team', system: 'System' },
  calendarReadings: {
    read: 'Read',
    unreachable: 'Out of reach',
    refused: 'Address refused',
    tooLarge: 'Too large',
    notACalendar: 'Not a calendar',
  },
};
