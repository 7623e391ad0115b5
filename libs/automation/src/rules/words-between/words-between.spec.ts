import { ERASED } from '@jurilien/event-sourcing';
import { T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId, personId } from '@jurilien/lead/testing';
import { relay } from '@jurilien/messaging';
import { OWN_RULES, RELAY_RULES } from '@jurilien/processes';
import { ownAutomations } from '@jurilien/professionals';
import { claimOf, pro } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import { shippedRule } from '../index.js';

const acceptanceId = claimOf(1);
const ids = { leadId, acceptanceId, professionalId: pro(1) };
const word = { relayId: acceptanceId, leadId, professionalId: pro(1), personId, via: 'page', body: 'Bonjour' };
const wrote = (type: string, entry: number, more: object = {}): StoryEvent => [
  relay,
  acceptanceId,
  type,
  { ...word, entryId: claimOf(entry), ...more },
  entry,
];
const said = (rule: string, entry: number) => ({
  ...{ do: 'work', job: 'notify', key: `${rule}:${claimOf(entry)}` },
  input: { rule, ruleVersion: 1, ...ids, entryId: claimOf(entry) },
});
const TO_CLIENT = ['own-welcome', 'own-away', 'own-follow-up-3d', 'own-follow-up-10d'] as const;

describe('what the two say to each other', () => {
  it('goes out to the other of the two by ids alone, once', () => {
    expect(
      runsAsShipped(
        wrote('ProfessionalWroteToClient', 1),
        wrote('ClientWroteToProfessional', 2),
        ...TO_CLIENT.map((rule, n) => wrote('AutomationWroteToClient', n + 3, { rule })),
      ),
    ).toEqual([said(RELAY_RULES.professional, 1), said(RELAY_RULES.client, 2), ...TO_CLIENT.map((rule, n) => said(rule, n + 3))]);
  });
  it('has a rule for every automation that a professional may switch on', () =>
    expect(Object.values(OWN_RULES).filter((rule) => !shippedRule(rule))).toEqual([]));
  it('is theirs, whatever carries it, and no one of ours holds it back', () => {
    const of = (rule: string) => [shippedRule(rule)!.author, shippedRule(rule)!.fixed];
    expect([RELAY_RULES.professional, ...TO_CLIENT].map(of)).toEqual(Array.from({ length: 5 }, () => ['professional', true]));
    expect([of(RELAY_RULES.client), of('own-reminder')]).toEqual([
      ['client', true],
      [undefined, true],
    ]);
  });
  it('is as long as a text message may be', () => {
    const asked = [...Object.values(RELAY_RULES), ...Object.values(OWN_RULES)].map((rule) => shippedRule(rule)!.text);
    for (const { channels, inTurn } of asked) expect([channels, inTurn]).toEqual([['sms', 'email'], true]);
  });
});

describe('what one of the two wrote', () => {
  const verdict = (rule: string, body: string, status: string, entryId = claimOf(2)) =>
    verdictOf(
      rule,
      lookupWith(
        { ...ids, entryId },
        { acceptance: { status }, relay: { entries: [{ entryId: claimOf(2), by: 'client', via: 'page', body, at: T0 }] } },
      ),
    );
  it.each([...Object.values(RELAY_RULES), ...TO_CLIENT])('%s goes on to the other', async (rule) =>
    expect(await verdict(rule, 'Bonjour', 'Contacted')).toBe('sent'),
  );
  it.each([...Object.values(RELAY_RULES), ...TO_CLIENT])(
    '%s does not once its writer was erased, another professional took over, or there is no such word',
    async (rule) => {
      expect(await verdict(rule, ERASED, 'Contacted')).toBe('Z02');
      expect(await verdict(rule, 'Bonjour', 'Replaced')).toBe('Z01');
      expect(await verdict(rule, 'Bonjour', 'Contacted', claimOf(9))).toBe('Z02');
    },
  );
  it.each(['own-follow-up-3d', 'own-follow-up-10d'])('%s follows up on who was reached', async (rule) => {
    expect(await verdict(rule, 'Bonjour', 'Consultation')).toBe('sent');
    expect(await verdict(rule, 'Bonjour', 'ToContact')).toBe('Z02');
    expect(await verdict(rule, 'Bonjour', 'Mandated')).toBe('Z02');
  });
});

describe('a reminder that professionals prepared for themselves', () => {
  const ran = (more: object): StoryEvent => [
    ownAutomations,
    pro(1),
    'ProfessionalAutomationRan',
    { ...ids, personId, entryId: claimOf(2), kind: 'selfReminder', outcome: 'written', ...more },
  ];
  it('goes out when it is written, and no other automation of theirs does by itself', () => {
    expect(runsAsShipped(ran({}))).toEqual([
      {
        ...{ do: 'work', job: 'notify', key: `own-reminder:${acceptanceId}` },
        input: { rule: 'own-reminder', ruleVersion: 1, ...ids, entryId: claimOf(2) },
      },
    ]);
    expect(runsAsShipped(ran({ kind: 'followUp3d' }), ran({ outcome: 'notSent', code: 'Z02' }))).toEqual([]);
  });
  it('is nothing once the client was reached', async () => {
    const verdict = (status: string) => verdictOf('own-reminder', lookupWith(ids, { acceptance: { status } }));
    expect([await verdict('ToContact'), await verdict('Contacted')]).toEqual(['sent', 'Z02']);
  });
});
