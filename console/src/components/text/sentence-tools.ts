/** Helpers a sentence may use to put codes, amounts, dates and people in words. */
export interface Words {
  code: (
    family:
      | 'rules'
      | 'suppressions'
      | 'switches'
      | 'withdrawals'
      | 'consents'
      | 'consentBases'
      | 'channels'
      | 'rejectReasons'
      | 'blockTypes'
      | 'readyKinds'
      | 'callOutcomes'
      | 'plans'
      | 'unservedReasons'
      | 'closeReasons'
      | 'partners'
      | 'recipients'
      | 'refusals'
      | 'ownAutomations'
      | 'withdrawReasons'
      | 'solvedHow'
      | 'renewalCauses'
      | 'renewalChannels'
      | 'roles'
      | 'incidentRecipients'
      | 'privacyKinds'
      | 'erasureSteps'
      | 'meetingKinds'
      | 'meetingReasons'
      | 'meetingOutcomes',
    value: unknown,
  ) => string;
  coins: (cc: unknown) => string;
  date: (at: unknown) => string;
  time: (at: unknown) => string;
  name: (professionalId: unknown) => string;
  /** A colleague by name. */
  staff: (userId: unknown) => string;
  field: (name: unknown) => string;
  /** The changed fields in brackets, or nothing. */
  fields: (data: Record<string, unknown>) => string;
}
export type Say = (data: Record<string, unknown>, words: Words) => string;
export interface Sentence {
  fr: Say;
  en: Say;
}
export type Sentences = Record<string, Sentence>;

const say = (text: string | Say): Say => (typeof text === 'string' ? () => text : text);
/** Both languages side by side: an event without one of them does not compile. */
export const s = (fr: string | Say, en: string | Say): Sentence => ({ fr: say(fr), en: say(en) });
