/** In what the delay of a message rule is counted: by the clock, or in the hours and days of the province's offices. */
export const DELAY_UNITS = ['minutes', 'hours', 'days', 'businessMinutes', 'businessHours', 'businessDays'] as const;
/** To whom the messages of a rule go. */
export const RULE_AUDIENCES = [
  'client',
  /** The client, and that of each request that became part of theirs, unless it is the same one beyond doubt. */
  'everyClient',
  'professional',
  /** Every professional who has accepted the request. */
  'acceptedProfessionals',
  /** Every professional who asked for another chance at the request. */
  'waitingProfessionals',
  /** Who holds the account. */
  'account',
  'candidate',
  /** Who applied for a job with us. */
  'applicant',
  /** The person with the number or address that it is about: to be proven, replaced, or on file for a personal link. */
  'contact',
  /** Each colleague who may take on what it is about: a request for validation, or one about someone's own data for its answer. */
  'staff',
  /** Whom the team meets: the professional, the client or the candidate that the meeting is about. */
  'invitee',
  /** Who of the team meets. */
  'host',
] as const;
export type RuleAudience = (typeof RULE_AUDIENCES)[number];
/** On what a rule reaches people: text message, e-mail, notice in the product, a task for the team. */
export const RULE_CHANNELS = ['sms', 'email', 'inapp', 'followUp'] as const;
/** Why a message is not sent, in the order in which it is asked: Z01–Z15 of 4.7.2; ours are Z16, a number that no text may go to, and Z17, no address. */
export const GATE_CODES = [
  ...(['Z01', 'Z02', 'Z03', 'Z04', 'Z05', 'Z06', 'Z07', 'Z08', 'Z09'] as const),
  ...(['Z10', 'Z11', 'Z12', 'Z13', 'Z14', 'Z15', 'Z16', 'Z17'] as const),
] as const;
export type GateCode = (typeof GATE_CODES)[number];
/** The longest title of a notice in the product, and the longest sentence below it. */
export const NOTICE_MOST = { title: 80, text: 300 } as const;
