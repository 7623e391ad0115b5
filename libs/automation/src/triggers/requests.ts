import type { RecordedOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { calendarDay, localTime, type Province, zoneOfPlace } from '@jurilien/reference';
import { trigger, type Occurrence } from '../trigger.js';

type Of<T extends keyof typeof lead.events & string> = RecordedOf<typeof lead.events, T>;
const ABOUT = ['leadId'] as const;

/** From the clock of the morning that reminders of a date count back: late enough for every text in every zone. */
const REMINDER_HOUR = 11;

const isDay = (date: string): boolean => date.length === '2026-11-23'.length;

/** A date at which someone must be somewhere: each one, once, counted from a morning of that day where the client lives. */
function dated({ data: { leadId, facts }, province = 'QC' }: Of<'LeadSubmitted'> | Of<'LeadEdited'>): readonly Occurrence[] {
  const { courtDate, city } = facts;
  if (!courtDate) return [];
  const where: Province = facts.province ?? province;
  const zone = zoneOfPlace({ province: where, city: city ?? undefined });
  const day = isDay(courtDate) ? courtDate : calendarDay(courtDate, zone);
  return [
    { key: `${leadId}:${courtDate}`, about: { leadId, forDate: courtDate }, anchor: localTime(day, REMINDER_HOUR, zone), province: where },
  ];
}

/** Legal aid was asked for without its certificate: once per request. */
function aided({ data: { leadId, facts } }: Of<'LeadSubmitted'> | Of<'LeadEdited'>): readonly Occurrence[] {
  return facts.juridicalHelp && !facts.hasLegalAidCert ? [{ key: leadId, about: { leadId } }] : [];
}

export const requestTriggers = [
  trigger(lead)({
    key: 'requestSent',
    label: { fr: 'Une demande est envoyée', en: 'A request is sent' },
    about: ABOUT,
    on: { LeadSubmitted: ({ data: { leadId } }) => [{ key: leadId, about: { leadId } }] },
  }),
  trigger(lead)({
    key: 'questionAsked',
    label: { fr: 'L’équipe pose une question au client', en: 'The team asks the client a question' },
    about: [...ABOUT, 'forDate'],
    on: {
      LeadInfoRequested: (e) => [{ key: `${e.data.leadId}:${e.version}`, about: { leadId: e.data.leadId, forDate: e.data.dueAt } }],
      // Before rules had delays of their own, the wait ended with this event.
      LeadInfoReminded: (e) => [{ key: `${e.data.leadId}:${e.version}`, about: { leadId: e.data.leadId }, waited: true }],
    },
  }),
  trigger(lead)({
    key: 'courtDateSet',
    label: { fr: 'Une date d’audience est connue', en: 'A court date is known' },
    about: [...ABOUT, 'forDate'],
    on: { LeadSubmitted: dated, LeadEdited: dated },
  }),
  trigger(lead)({
    key: 'legalAidAsked',
    label: { fr: 'Le client demande l’aide juridique, sans attestation', en: 'The client asks for legal aid, without a certificate' },
    about: ABOUT,
    on: { LeadSubmitted: aided, LeadEdited: aided },
  }),
];
