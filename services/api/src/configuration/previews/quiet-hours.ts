import { openFrom, type AddressedMessage, type Recipient } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { statement } from '@jurilien/persistence';
import {
  quietEmailMarketing,
  quietEmailService,
  quietSmsProfessionalWeekday,
  quietSmsWeekday,
  quietSmsWeekend,
  zoneOfPlace,
  type Config,
  type Province,
} from '@jurilien/reference';
import type { MatchHours } from '@jurilien/search';
import { counted, iso, longest, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, impactOf, type Preview, type Reads } from './preview.js';

/** Messages looked at: each asks the calendar. */
const MOST_MESSAGES = 2_000;

/** A message of the past, as far as the hour of its sending depends on it. */
export interface Sent extends Case {
  readonly at: string;
  readonly message: Parameters<typeof openFrom>[0];
  readonly to: Recipient;
  readonly urgent: boolean;
}

interface Row extends Pick<AddressedMessage, 'rule' | 'channel'> {
  readonly class: NonNullable<Case['class']>;
  readonly recipientKind: 'client' | 'professional';
  readonly queuedAt: string;
  readonly province: Province;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly hours: MatchHours | null;
  readonly urgentOptIn: boolean | null;
  readonly urgent: boolean | null;
}

/** Messages to clients and professionals that went out, or wait for their hour; newest first. Who waits for a code gets it at any hour. */
const messagesTo = (reads: Reads): Promise<Row[]> =>
  reads.rows<Row>(
    statement`select m.rule, m.channel, m.class, m."recipientKind", m."queuedAt", coalesce(l.province, p.province) as province,
            p."postalCode", coalesce(l.city, p.city) as city, p.hours, p."urgentOptIn", s.urgent
       from ${tableOf(reads, 'messages')} m
       left join ${tableOf(reads, 'leads')} l on m."recipientKind" = 'client' and l.id = m."leadId"
       left join ${tableOf(reads, 'match-profiles')} p on m."recipientKind" = 'professional' and p.id::text = m."recipientId"
       left join ${tableOf(reads, 'match-leads')} s on s.id = m."leadId"
      where m."queuedAt" > ${reads.since} and m.channel <> 'inapp' and m.class <> 'otp' and m.state not in ('Scheduled', 'Cancelled', 'Suppressed')
        and coalesce(l.province, p.province) = any(${reads.provinces})
      order by m."queuedAt" desc, m.id limit ${MOST_MESSAGES + 1}`,
  );

const asSent = ({ rule, channel, class: of, recipientKind, queuedAt, urgent, ...to }: Row): Sent => {
  const { province, hours } = to;
  return {
    place: { province },
    class: of,
    at: iso(queuedAt),
    message: { channel, class: of, recipientKind, kind: kindOf(rule) },
    to: {
      province,
      zone: zoneOfPlace({ province, city: to.city ?? undefined, postalCode: to.postalCode ?? undefined }),
      ...(recipientKind === 'professional' ? { own: { ...hours, urgentOptIn: to.urgentOptIn === true } } : {}),
    },
    urgent: urgent === true,
  };
};

/** How long a message waits for the hour, in milliseconds. Hours that a person asked for are not known here: they wait for these besides. */
const waitOf = ({ message, to, at, urgent }: Sent, config: Config): number => {
  const opens = openFrom(message, to, { now: at, config }, urgent);
  return opens === undefined ? 0 : Date.parse(opens) - Date.parse(at);
};

/** Messages that would have waited for the hour, and the longest wait; by class. */
export async function quietHoursFound(messages: readonly Sent[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: messages, more }, change, waitOf);
  return impactOf(weighing.all, weighing.more, (some) => [
    counted('messagesWaiting', some, (ms) => ms > 0),
    longest('longestWait', some, (ms) => ms),
  ]);
}

/** Messages of the last days that other quiet hours would have kept waiting. */
export const quietHours: Preview = {
  name: 'quietHours',
  keys: [quietSmsWeekday, quietSmsProfessionalWeekday, quietSmsWeekend, quietEmailMarketing, quietEmailService],
  async compute(reads, change) {
    const { rows, more } = newest(await messagesTo(reads), MOST_MESSAGES);
    return quietHoursFound(rows.map(asSent), more, change);
  },
};
