/** In what the delay of a message rule is counted: by the clock, or in the hours and days of the province's offices. */
export const DELAY_UNITS = ['minutes', 'hours', 'days', 'businessMinutes', 'businessHours', 'businessDays'] as const;
/** To whom the messages of a rule go. */
export const RULE_AUDIENCES = ['client', 'professional'] as const;
/** On what a rule reaches people: text message, e-mail, notice in the product, a task for the team. */
export const RULE_CHANNELS = ['sms', 'email', 'inapp', 'followUp'] as const;
