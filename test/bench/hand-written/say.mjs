/** Rows of work and timers, as they were asked for by hand. */
export const DAY_MS = 86_400_000;
export const later = (instant, ms) => new Date(Date.parse(instant) + ms).toISOString();

export const say = (rule, occasion, about, dueAt) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${occasion}`,
  input: { rule, ...about },
  ...(dueAt ? { dueAt } : {}),
});
export const timer = (dueAt, name, command, input, subject) => ({ do: 'schedule', subject, timer: name, dueAt, command, input });

export const ofLead = (rule, e, more = {}) => say(rule, `${e.data.leadId}:${e.version}`, { leadId: e.data.leadId, ...more });
export const ofDeal = ({ data: { leadId, acceptanceId, professionalId } }) => ({ leadId, acceptanceId, professionalId });
export const ofOffer = ({ data: { leadId, offerId, professionalId } }) => ({ leadId, offerId, professionalId });
export const deal = (rule, e) => say(rule, `${e.data.acceptanceId}:${e.version}`, ofDeal(e));
export const firstOfDeal = (rule, e) => say(rule, e.data.acceptanceId, ofDeal(e));
export const offered = (rule, e) => say(rule, e.data.offerId, ofOffer(e));
export const ofPro = (rule, e, more = {}) =>
  say(rule, `${e.data.professionalId}:${e.version}`, { professionalId: e.data.professionalId, ...more });
export const account = (rule, e, about) => say(rule, `${e.stream.slice(e.stream.indexOf('-') + 1)}:${e.version}`, about);
export const entry = (rule) => (e) => [say(rule, `${e.data.entryId}:${e.version}`, { entryId: e.data.entryId })];
export const number =
  (rule) =>
  ({ data: { contactId, sequence, professionalId, leadId, lang } }) => [
    say(rule, `${contactId}:${sequence}`, {
      ...{ contactId, sequence, lang },
      ...(professionalId ? { professionalId } : {}),
      ...(leadId ? { leadId } : {}),
    }),
  ];
