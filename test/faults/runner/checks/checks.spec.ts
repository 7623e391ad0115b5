import { view, type Recorded } from '@jurilien/event-sourcing';
import { automation } from '@jurilien/event-sourcing';
import { SAID, type OurMessage } from '../../../support/invariants.js';
import type { Happened, History } from '../history.js';
import { brokenIn, CHECKS } from './index.js';
import { owedBy } from './owed.js';
import { unlike, viewFolder } from './views.js';

const AT = '2026-01-05T15:00:00.000Z';
const LATER = '2026-01-05T16:00:00.000Z';
let position = 0;
const versions = new Map<string, number>();
const happened = (stream: string, type: string, data: object = {}, over: Partial<Happened> = {}): Happened => {
  const version = (versions.get(stream) ?? 0) + 1;
  versions.set(stream, version);
  return {
    position: ++position,
    stream,
    version,
    type,
    data: { ...data },
    occurredAt: AT,
    commandId: `c${position}`,
    actor: { kind: 'user', id: 'u' },
    ...over,
  };
};
const sent = (what: string, n: number): OurMessage => {
  const [rule, channel] = what.split('/') as [string, string];
  return { id: `m${n}`, leadId: 'L', channel, rule, providerId: `p${n}`, state: 'Sent', attempts: 1 };
};
const line = (account: string, debit: number, credit: number) => ({ account, debit, credit });

/** One request that went all the way, and nothing else. */
function whole() {
  position = 0;
  versions.clear();
  const ofClaim = { leadId: 'L', claimId: 'C', professionalId: 'P' };
  const events = [
    happened('lead-L', 'LeadSubmitted', { leadId: 'L' }),
    happened('distribution-L', 'RoundStarted', { leadId: 'L', maxAcceptances: 1 }),
    happened('distribution-L', 'ClaimStarted', ofClaim),
    happened('credit-P', 'CreditsHeld', { ...ofClaim, lines: [line('P.lot.1', 300, 0), line('G.granted', 0, 300)] }),
    happened('distribution-L', 'AcceptanceConfirmed', ofClaim),
    happened('credit-P', 'HoldCaptured', { ...ofClaim, lines: [line('P.lot.1', 0, 300), line('S.consumed', 300, 0)] }),
    ...SAID.map((what, n) => happened(`message-${n}`, 'MessageQueued', { sendKey: what })),
  ];
  const ours = SAID.map(sent);
  const due = { subject: 'lead-L', timer: 'expire', occurrence: '', dueAt: AT };
  return {
    now: LATER,
    events,
    accepted: [
      { what: 'submit', events: [{ stream: 'lead-L', type: 'LeadSubmitted' }] },
      { what: 'claim', commandId: 'c3', events: [{ stream: 'distribution-L', version: 2, type: 'ClaimStarted' }] },
    ],
    travelled: [{ kind: 'accept', leadId: 'L', code: 'ABCD', professionalId: 'P' }],
    outrageous: [] as string[],
    messages: {
      ours,
      theirs: {
        texts: ours.filter((m) => m.channel === 'sms').map((m) => ({ sid: m.providerId!, body: m.rule })),
        mails: ours.filter((m) => m.channel === 'email').map((m) => ({ messageId: m.providerId!, subject: m.rule, copies: 1 })),
      },
    },
    timers: [{ ...due, state: 'done', commandId: 'timer' }],
    work: [{ key: 'w', job: 'notify', state: 'done', lastError: null, dueAt: AT }],
    owed: { timers: [{ ...due, position: 1, cancelled: false }], work: new Set(['w']) },
    books: [] as string[],
    views: [] as string[],
    setAside: [] as string[],
  } satisfies History;
}
type Whole = ReturnType<typeof whole>;
const without = <T>(all: readonly T[], n: number): T[] => all.filter((_one, i) => i !== n);

/** What may go wrong, the check that must say so, and in which words. */
const WRONGS: readonly [check: string, words: string, spoil: (h: Whole) => Partial<History>][] = [
  ['streams gapless', 'goes on with 3 where 2', (h) => ({ events: without(h.events, 2) })],
  ['streams gapless', '2 times position 1', (h) => ({ events: [...h.events, { ...h.events[0]!, stream: 'other-1' }] })],
  ['accepted is stored once', 'LeadSubmitted is 0 times', (h) => ({ events: without(h.events, 0) })],
  [
    'accepted is stored once',
    'LeadSubmitted is 2 times',
    (h) => ({ events: [...h.events, happened('lead-L', 'LeadSubmitted', { leadId: 'L' })] }),
  ],
  [
    'accepted is stored once',
    'has no ClaimStarted',
    (h) => ({ events: h.events.map((e) => (e.type === 'ClaimStarted' ? { ...e, type: 'ClaimExpired' } : e)) }),
  ],
  [
    'accepted is stored once',
    'another command',
    (h) => ({ events: h.events.map((e) => (e.type === 'ClaimStarted' ? { ...e, commandId: 'other' } : e)) }),
  ],
  [
    'one winner',
    '2 won L, which asked for 1',
    (h) => ({
      events: [
        ...h.events,
        ...['ClaimStarted', 'AcceptanceConfirmed'].map((type) => happened('distribution-L', type, { leadId: 'L', claimId: 'D' })),
        happened('credit-Q', 'HoldCaptured', { claimId: 'D' }),
      ],
    }),
  ],
  [
    'one winner',
    'was claimed while C held it',
    (h) => ({
      events: [...h.events.slice(0, 3), happened('distribution-L', 'ClaimStarted', { leadId: 'L', claimId: 'D' }), ...h.events.slice(3)],
    }),
  ],
  ['one winner', 'won and was never paid', (h) => ({ events: h.events.filter((e) => e.type !== 'HoldCaptured') })],
  ['one winner', 'paid 2 times C', (h) => ({ events: [...h.events, happened('credit-P', 'HoldCaptured', { claimId: 'C' })] })],
  ['one winner', 'was paid and won nothing', (h) => ({ events: [...h.events, happened('credit-P', 'HoldCaptured', { claimId: 'E' })] })],
  ['holds end once', 'ended 0 times', (h) => ({ events: [...h.events, happened('credit-P', 'CreditsHeld', { claimId: 'F' })] })],
  ['holds end once', 'ended 2 times', (h) => ({ events: [...h.events, happened('credit-P', 'HoldReleased', { claimId: 'C' })] })],
  [
    'ledger',
    'out of balance',
    (h) => ({ events: [...h.events, happened('credit-P', 'CreditsGranted', { lines: [line('P.lot.1', 5, 0)] })] }),
  ],
  [
    'ledger',
    'P.lot.1 is 9 below zero',
    (h) => ({ events: [...h.events, happened('credit-P', 'CreditsExpired', { lines: [line('P.lot.1', 0, 9), line('S.expired', 9, 0)] })] }),
  ],
  ['ledger', 'I6', () => ({ books: ['I6 credit-P@9: key x was used before'] })],
  ['messages once', 'queued 2 times', (h) => ({ events: [...h.events, happened('message-9', 'MessageQueued', { sendKey: SAID[0] })] })],
  [
    'messages once',
    'never reached the provider',
    ({ messages: { ours, theirs } }) => ({ messages: { ours, theirs: { ...theirs, texts: [] } } }),
  ],
  [
    'messages once',
    'a text went out twice or unasked',
    ({ messages: { ours, theirs } }) => ({
      messages: { ours, theirs: { ...theirs, texts: [...theirs.texts, { sid: 'again', body: 'R04' }] } },
    }),
  ],
  [
    'messages once',
    '2 copies of a mail in 1 tries',
    ({ messages: { ours, theirs } }) => ({
      messages: { ours, theirs: { ...theirs, mails: theirs.mails.map((m) => ({ ...m, copies: 2 })) } },
    }),
  ],
  ['everybody told', 'said 0 times', ({ messages: { ours, theirs } }) => ({ messages: { ours: ours.slice(1), theirs } })],
  [
    'everybody told',
    'said 2 times',
    ({ messages: { ours, theirs } }) => ({ messages: { ours: [...ours, { ...ours[0]!, id: 'again' }], theirs } }),
  ],
  ['views fold', 'leads lacks', () => ({ views: ['leads lacks the row L'] })],
  ['timers', 'was never armed', () => ({ timers: [] })],
  ['timers', 'was due at', ({ timers: [t] }) => ({ timers: [{ ...t!, state: 'taken' }] })],
  ['timers', 'nothing cancelled it', ({ timers: [t] }) => ({ timers: [{ ...t!, state: 'cancelled' }] })],
  ['timers', 'the log says', ({ timers: [t] }) => ({ timers: [{ ...t!, dueAt: LATER }] })],
  [
    'timers',
    'lives on, cancelled',
    ({ timers: [t], owed }) => ({
      timers: [{ ...t!, state: 'pending', dueAt: '2027-01-01T00:00:00.000Z' }],
      owed: { ...owed, timers: owed.timers.map((o) => ({ ...o, cancelled: true })) },
    }),
  ],
  [
    'timers',
    'went off at',
    (h) => ({
      events: [...h.events, happened('lead-L', 'LeadExpired', {}, { commandId: 'timer', occurredAt: '2026-01-05T14:59:59.000Z' })],
    }),
  ],
  ['work', 'never written down', () => ({ work: [] })],
  ['work', 'notify w is failed: no', ({ work: [w] }) => ({ work: [{ ...w!, state: 'failed', lastError: 'no' }] })],
  ['work', 'is pending', ({ work: [w] }) => ({ work: [{ ...w!, state: 'pending' }] })],
  ['readers go on', 'leads:1', () => ({ setAside: ['leads:1: poison'] })],
  ['no answer of 500', 'POST /x: 500', () => ({ outrageous: ['POST /x: 500'] })],
];

describe('the checks after a fault', () => {
  it('find nothing in a history where everything is right', () => {
    expect(brokenIn(whole())).toEqual([]);
  });

  it.each(WRONGS)('%s: %s', (check, words, spoil) => {
    const history = whole();
    expect(CHECKS[check]!({ ...history, ...spoil(history) }).join('\n')).toContain(words);
  });

  it('each have a history that they refuse', () => {
    expect(new Set(WRONGS.map(([check]) => check))).toEqual(new Set(Object.keys(CHECKS)));
  });
});

describe('what the log makes of views', () => {
  const notes = view()({
    name: 'notes',
    version: 1,
    key: 'id',
    columns: { id: 'text', n: 'integer', at: 'timestamptz', deep: 'jsonb' },
    read: {},
    on: {},
  });
  const row = { id: 'a', n: 1, at: AT, deep: { x: [1], y: 2 } };

  it('is compared row by row and column by column, whatever the order of what lies in them', () => {
    const folded = new Map([['a', row]]);
    expect(unlike('notes', folded, new Map([['a', { deep: { y: 2, x: [1] }, at: AT, n: 1, id: 'a' }]]))).toEqual([]);
    expect(unlike('notes', folded, new Map([['a', { ...row, n: 2 }]]))).toEqual(['notes a: n is 2, the log says 1']);
    expect(unlike('notes', folded, new Map())).toEqual(['notes lacks the row a']);
    expect(unlike('notes', new Map(), folded)).toEqual(['notes has the row a of which the log knows nothing']);
  });

  it('is folded event by event, with what a table would make of each value', async () => {
    const counted = {
      ...notes,
      on: {
        Noted: (before: any, e: Recorded) => ({
          n: ((before?.n as number) ?? 0) + 1,
          at: '2026-01-05T10:00:00-05:00',
          deep: { gone: undefined, id: e.stream },
        }),
      },
    };
    const folder = viewFolder([counted]);
    folder.take([happened('note-a', 'Noted'), happened('note-a', 'Noted')] as unknown as Recorded[]);
    const held = { id: 'a', n: 2, at: '2026-01-05T15:00:00+00:00', deep: { id: 'note-a' } };
    const db = { query: async () => [{ row: held }] } as any;
    expect(await folder.differences(db)).toEqual([]);
    held.n = 3;
    expect(await folder.differences(db)).toEqual(['notes a: n is 3, the log says 2']);
  });
});

describe('what the log states is pending', () => {
  const clock = automation()({
    name: 'clock',
    on: {
      Armed: (e: any) => [
        { do: 'schedule', subject: 's', timer: 't', dueAt: e.data.dueAt, command: 'X', input: {} },
        { do: 'work', job: 'j', key: `k${e.position}`, input: {} },
      ],
      Disarmed: () => [{ do: 'cancel', subject: 's' }],
    } as any,
  });
  const owed = (...events: Happened[]) => {
    const reader = owedBy([clock]);
    reader.take(events as unknown as Recorded[]);
    return reader.now();
  };

  it('is the newest instant of a timer, whether it was cancelled since, and each work once', () => {
    position = 0;
    expect(owed(happened('a-1', 'Armed', { dueAt: AT }), happened('a-1', 'Armed', { dueAt: LATER }))).toEqual({
      timers: [{ subject: 's', timer: 't', occurrence: '', dueAt: LATER, position: 2, cancelled: false }],
      work: new Set(['k1', 'k2']),
    });
    expect(owed(happened('a-1', 'Armed', { dueAt: AT }), happened('a-1', 'Disarmed')).timers).toMatchObject([{ cancelled: true }]);
    expect(
      owed(happened('a-1', 'Armed', { dueAt: AT }), happened('a-1', 'Disarmed'), happened('a-1', 'Armed', { dueAt: LATER })).timers,
    ).toMatchObject([{ cancelled: false, dueAt: LATER }]);
  });

  it('is nothing for what was recorded of the past', () => {
    const past = happened('a-1', 'Armed', { dueAt: AT }, { actor: { kind: 'system', id: 'demo', simulated: true } });
    expect(owed(past)).toEqual({ timers: [], work: new Set() });
  });
});
