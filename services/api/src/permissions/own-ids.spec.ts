import { may, type Who } from '@jurilien/contracts';
import { fold, Refused, registryOf, type AnyDecision, type StreamRef } from '@jurilien/event-sourcing';
import { testCtx } from '@jurilien/event-sourcing/testing';
import { contexts } from '@jurilien/runtime';

/** Things of a person's that a payload names beside a request or a professional; what they lead to is looked at by `own`. */
const THINGS = ['acceptanceId', 'purchaseId'] as const;
const SUBJECTS = ['leadId', 'professionalId'] as const;
const OWNERS = ['client', 'professional', 'recruit', 'token'] as const satisfies readonly Who[];

const id = (n: number): string => `018f2a10-0000-7000-8000-${String(n).padStart(12, '0')}`;
const OWN = { acceptanceId: id(1), purchaseId: id(2), leadId: id(3), professionalId: id(4), personId: id(5), clientId: 'client-1' };
const ELSE = { leadId: id(6), professionalId: id(7) };
/** What the streams of a thing and of its subjects say; every other stream is as new. */
const STATES: Readonly<Record<string, object>> = {
  acceptance: { ...OWN, status: 'ToContact', province: 'QC', slaDueAt: '2026-01-01T00:00:00.000Z' },
  lead: { status: 'Accepted', personId: OWN.personId, acceptedBy: OWN.professionalId },
  purchase: { purchaseId: OWN.purchaseId, professionalId: OWN.professionalId, status: 'Paid', paidAt: '2026-11-02T14:00:00.000Z' },
  professional: { status: 'Approved', province: 'QC' },
  appointment: { ...OWN, status: 'Confirmed', slot: { startsAt: '2027-01-01T15:00:00.000Z', endsAt: '2027-01-01T15:30:00.000Z' } },
  reservation: { ...OWN, status: 'Held', until: '2027-01-01T15:00:00.000Z' },
  review: { status: 'Published', proposed: { ...OWN, wordsKey: 'w' } },
  survey: { status: 'Invited', side: 'client', invited: { ...OWN, expiresAt: '2099-01-01T00:00:00.000Z' } },
};

/** What is done already changes nothing, whatever is named beside it: here it waits to be done. */
const WAITS: Readonly<Record<string, object>> = { ConfirmAppointment: { status: 'Requested', version: 1 } };

/** It looks for the purchase in the professional's own top-ups, so there is nothing of another to name. */
const BY_THE_OWNER: ReadonlySet<string> = new Set(['ApproveTopUp']);

/** The kernel supplies the seats at the request that is named: an acceptance of another request has none there, which the specs of documents try. */
const BY_SEATS = 'seats';

const fieldsOf = (d: AnyDecision): readonly string[] => Object.keys((d.input as { shape: object }).shape);
const named = [...registryOf(contexts).decisions.values()].flatMap((d) => {
  const who = OWNERS.filter((w) => may(d.name, w) === 'o');
  const fields = fieldsOf(d);
  const beside = SUBJECTS.filter((f) => fields.includes(f));
  return who.length > 0 && !BY_THE_OWNER.has(d.name) && !fields.includes(BY_SEATS) && THINGS.some((f) => fields.includes(f))
    ? beside.map((other) => ({ name: d.name, d, who: who[0]!, other }))
    : [];
});

/** Why a decision refuses what names these, if it does. */
function refusal(d: AnyDecision, who: Who, over: object): string | undefined {
  const input = Object.fromEntries(Object.entries({ ...OWN, side: 'client', ...over }).filter(([field]) => fieldsOf(d).includes(field)));
  const actor = { kind: 'user', id: id(8), role: `jurilien_${who}` } as const;
  const refs = Object.entries(d.streams(input, String, testCtx().now, actor, testCtx().config) as Record<string, StreamRef>);
  const states = Object.fromEntries(
    refs.map(([key, { decider }]) => [
      key,
      { ...(fold(decider, []) as object), ...STATES[decider.category], ...(decider.category === 'appointment' && WAITS[d.name]) },
    ]),
  );
  try {
    d.decide(input, states as never, testCtx({ actor }));
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.code : 'went on';
  }
}

describe('a command that names a thing of one’s own and a subject beside it', () => {
  it('is looked for among all', () => expect(named.length).toBeGreaterThan(20));
  it.each(named)('$name refuses another $other than the thing’s', ({ d, who, other }) => {
    expect(refusal(d, who, { [other]: ELSE[other] })).toBe('NOT_FOUND');
    // With the thing's own it gets further: what is refused above is the other subject.
    expect(refusal(d, who, {})).not.toBe('NOT_FOUND');
  });
});
