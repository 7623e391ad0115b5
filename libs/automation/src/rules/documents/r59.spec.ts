import { documents } from '@jurilien/documents';
import { asShipped, at, configWith, story, type StoryEvent, T0 } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { holdingId, personKey } from '@jurilien/privacy';
import { finderWith, lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import { automationRule } from '../../automation-rule.js';
import { ruleFactsOf } from '../../stopped-now.js';
import type { Lookup } from '../../lookup.js';
import type { Reader } from '../../variable.js';
import { variableOf } from '../../variables/index.js';
import { shippedRule } from '../index.js';

const DAY = 1_440;
const onLead = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const hold = (until: string) => ({ holds: { h: { until, proposedBy: 'a', state: 'placed' } } });

const reader: Reader = { kind: 'client', id: 'c', lang: 'fr', zone: 'America/Toronto' };

describe('R59: the documents of an ended request will be deleted', () => {
  const ends: readonly StoryEvent[] = [
    onLead('LeadClosed', { closeReason: 'other' }),
    onLead('LeadRejected', { reasonCode: 'notLegal' }),
    onLead('LeadBlocked', { blockType: 'spam' }),
    onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
    onLead('LeadConfirmationExpired'),
  ];
  it.each(ends.map((end) => [end[2], end] as const))('%s plans the notice two weeks before', (_, end) => {
    const runs = runsAsShipped(end).filter((e) => e.do === 'work' && e.input['rule'] === 'R59');
    const [ended] = story(end);
    expect(runs).toMatchObject([{ job: 'notify', key: `R59:${leadId}:1`, dueAt: at((90 - 14) * DAY, ended!.occurredAt) }]);
  });

  const verdict = (over: object = {}, { left = 2, holds = {}, now = at(80 * DAY) }: { left?: number; holds?: object; now?: string } = {}) =>
    verdictOf(
      'R59',
      lookupWith(
        { leadId },
        {
          [lead.category]: { leadId, status: 'Closed', endedAt: T0, lang: 'fr', ...over },
          [documents.category]: { documents: Array.from({ length: left }, (_, n) => ({ documentId: String(n) })) },
          [personKey.category]: { ...personKey.initial, ...holds },
        },
        now,
      ),
    );
  it('is sent while there are documents that will go', async () => expect(await verdict()).toBe('sent'));
  it('is not sent where there are none, where the request was opened again, or where they are gone', async () => {
    expect(await verdict({}, { left: 0 })).toBe('Z02');
    expect(await verdict({ status: 'ToValidate' })).toBe('Z02');
    expect(await verdict({}, { now: at(90 * DAY) })).toBe('Z02');
  });
  it('is not sent while a legal hold keeps them', async () => {
    expect(await verdict({}, { holds: hold(at(400 * DAY)) })).toBe('Z02');
    expect(await verdict({}, { holds: hold(at(70 * DAY)) })).toBe('sent');
  });
  describe('of requests that were merged', () => {
    const other = '018f2a10-0000-7000-8000-00000000000b';
    const proven = { email: 'maude@exemple.ca', facts: { ...lead.initial.facts, emailConfirmed: true }, lang: 'fr' };
    const survivor = {
      ...{ leadId, status: 'Closed', endedAt: T0, absorbed: [{ leadId: other, proven: [], refused: [], acceptances: 0 }] },
      ...proven,
    };
    const merged = { leadId: other, status: 'Merged', mergedInto: leadId, endedAt: at(-DAY), ...proven };
    interface Otherwise {
      readonly own?: number;
      readonly kept?: object;
      readonly gone?: object;
      readonly holds?: Readonly<Record<string, object>>;
    }
    /** Three documents of the one that ended, and one of the kept one, unless told otherwise. */
    const asks = (about: string, { own = 1, kept = survivor, gone = merged, holds = {} }: Otherwise = {}): Lookup => {
      const given: Readonly<Record<string, object>> = {
        [`${lead.category}/${leadId}`]: kept,
        [`${lead.category}/${other}`]: gone,
        [`${documents.category}/${leadId}`]: { documents: Array.from({ length: own }, () => ({})) },
        [`${documents.category}/${other}`]: { documents: [{}, {}, {}] },
        ...holds,
      };
      return {
        ...lookupWith({ leadId: about }, {}, at(80 * DAY)),
        state: (decider, id) => Promise.resolve({ ...decider.initial, ...given[`${decider.category}/${id}`] }),
      };
    };
    const left = (l: Lookup) => variableOf('R59', 'documentsLeft')!.find(finderWith(l), reader);
    const held = (id: string) => ({ [`${personKey.category}/${holdingId({ kind: 'request', id })}`]: hold(at(400 * DAY)) });
    const another = { ...merged, email: 'autre@exemple.ca' };

    it('counts what the client reads at the kept one, and says so where it has none itself', async () => {
      expect([await verdictOf('R59', asks(leadId)), await left(asks(leadId))]).toEqual(['sent', '4 documents']);
      expect([await verdictOf('R59', asks(leadId, { own: 0 })), await left(asks(leadId, { own: 0 }))]).toEqual(['sent', '3 documents']);
    });
    it('tells no one of documents of someone who may be another, and that one by the day of the kept request', async () => {
      const apart = (about: string, more: object = {}) => asks(about, { gone: another, ...more });
      expect(await verdictOf('R59', apart(leadId, { own: 0 }))).toBe('Z02');
      expect(await left(apart(leadId))).toBe('1 document');
      expect([await verdictOf('R59', apart(other)), await left(apart(other))]).toEqual(['sent', '3 documents']);
      expect(await variableOf('R59', 'documentsGoOn')!.find(finderWith(apart(other)), reader)).toBe('31 janvier 2027');
      expect(await verdictOf('R59', apart(other, { kept: { ...survivor, status: 'Offering', endedAt: undefined } }))).toBe('Z02');
    });
    it('leaves out what a hold keeps: of one of them, or of the kept one and so of all', async () => {
      expect(await left(asks(leadId, { holds: held(other) }))).toBe('1 document');
      expect(await verdictOf('R59', asks(leadId, { holds: held(leadId) }))).toBe('Z02');
      expect(await verdictOf('R59', asks(other, { gone: another, holds: held(leadId) }))).toBe('Z02');
    });
  });
  it('goes late rather than not at all while the documents are there, however early it is planned', async () => {
    const config = configWith({ 'document.noticeDays': 60 });
    const l = { ...lookupWith({ leadId }, {}, at(89 * DAY)), config };
    const begun = { dueAt: at(30 * DAY), since: T0 };
    expect((await ruleFactsOf(shippedRule('R59')!, automationRule.initial, begun, l)).late).toBe(false);
  });
  it('names the day, by the days in force', async () => {
    const l = lookupWith(
      { leadId },
      { [lead.category]: { leadId, status: 'Closed', endedAt: T0 }, [documents.category]: { documents: [{}, {}] } },
    );
    const said = (name: string, config = asShipped()) => variableOf('R59', name)!.find(finderWith({ ...l, config }), reader);
    expect(await said('documentsGoOn')).toBe('31 janvier 2027');
    expect(await said('documentsGoOn', configWith({ 'document.keptDays': 30 }))).toBe('2 décembre 2026');
    expect(await said('documentsLeft')).toBe('2 documents');
  });
});
