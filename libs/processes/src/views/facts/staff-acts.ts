import { acceptance } from '@jurilien/acceptance';
import { type Recorded, type Row, view } from '@jurilien/event-sourcing';
import { followUp } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { localDate } from '@jurilien/reference';

/** What the team does with requests, and what follows them. */
const ACTS = ['taken', 'validated', 'rejected', 'asked', 'called', 'decided', 'followedUp'] as const;
const NOTHING: Row = Object.fromEntries(ACTS.map((name) => [name, 0]));

/** What a person of the team did; what the system or a client does is no one's work. */
const did = <E extends Recorded>(name: (typeof ACTS)[number], isWork: (e: E) => boolean = () => true) => ({
  keys: (e: E): string[] =>
    e.actor.kind === 'user' && isWork(e) ? [[localDate(e.occurredAt, 'QC'), e.province ?? '-', e.actor.id].join('|')] : [],
  fold: (row: Row | undefined, e: E): Row => ({
    ...NOTHING,
    ...row,
    day: localDate(e.occurredAt, 'QC'),
    province: e.province,
    staffId: e.actor.id,
    [name]: ((row?.[name] as number | undefined) ?? 0) + 1,
  }),
});

/** How much each person of the team did on a day of the offices' clock, by province: how work is spread, not how well it was done. */
export const staffActs = view(
  lead,
  acceptance,
  followUp,
)({
  name: 'staff-acts',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    day: 'text not null',
    province: 'text',
    staffId: 'text not null',
    taken: 'integer not null',
    validated: 'integer not null',
    rejected: 'integer not null',
    asked: 'integer not null',
    called: 'integer not null',
    decided: 'integer not null',
    followedUp: 'integer not null',
  },
  indexes: [['day']],
  read: { province: 'province', defaultSort: ['day', 'desc'] },
  on: {
    LeadTakenForValidation: did('taken'),
    LeadValidated: did('validated'),
    LeadRejected: did('rejected'),
    LeadInfoRequested: did('asked'),
    LeadCallAttempted: did('called'),
    LeadCreditApproved: did('decided'),
    LeadCreditRefused: did('decided'),
    ReplacementGranted: did('decided', (e) => !e.data.selfService),
    ReplacementRefused: did('decided'),
    FollowUpCompleted: did('followedUp'),
  },
});
