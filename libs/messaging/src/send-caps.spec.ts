import { asShipped, at, configIn, configWith } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { CAPPED, type PastMessage, sendCaps, type Sent, stoppedByCaps, usedOf } from './send-caps.js';

const most = (messageClass: Parameters<typeof sendCaps>[0], province: 'QC' | 'ON', config = asShipped()) =>
  sendCaps(messageClass, config, { province }).map((cap) => [cap.days, cap.most]);

describe('how much a person is sent', () => {
  it('is limited for what no one waits for, and most for what sells', () => {
    expect(most('otp', 'QC')).toEqual([]);
    expect(most('transactional', 'QC')).toEqual([]);
    expect(most('service', 'QC')).toEqual([
      [1, 4],
      [7, 10],
    ]);
    expect(most('marketing', 'QC')).toEqual([
      [1, 4],
      [7, 10],
      [30, 4],
    ]);
    expect(sendCaps('marketing', asShipped(), {}).at(-1)!.classes).toEqual(['marketing']);
  });
  it('is what is in force in the province', () => {
    const inOntario = (value: number) => [{ scope: { province: 'ON' as const }, value }];
    const config = configOf(
      new Map([
        ['caps.person.perDay', inOntario(2)],
        ['caps.person.perWeek', inOntario(6)],
        ['caps.person.marketingPerMonth', inOntario(1)],
      ]),
      2,
    );
    expect(most('marketing', 'ON', config)).toEqual([
      [1, 2],
      [7, 6],
      [30, 1],
    ]);
    expect(most('marketing', 'QC', config)).toEqual(most('marketing', 'QC'));
  });
});

const message = (hour: number, over: Partial<PastMessage> = {}): PastMessage => ({
  class: 'service',
  at: at(hour * 60),
  recipientId: 'p-1',
  contactId: 'c-1',
  place: { province: 'QC' },
  ...over,
});
const stoppedAt = (messages: readonly PastMessage[], config = configWith({ 'caps.person.perDay': 2 })): string[] =>
  stoppedByCaps(messages, config).map((m) => m.at);

describe('messages that other caps would have stopped', () => {
  it('are those beyond the number; what was stopped does not count for the next day', () => {
    const four = [0, 1, 2, 25].map((hour) => message(hour));
    expect(stoppedAt(four)).toEqual([at(120)]);
    expect(stoppedAt(four, configWith({ 'caps.person.perDay': 1 }))).toEqual([at(60), at(120)]);
    expect(stoppedAt(four, asShipped())).toEqual([]);
  });
  it('count a person by who they are and by the address', () => {
    const ways = [message(0), message(1, { contactId: 'c-2' }), message(2, { recipientId: 'p-2', contactId: 'c-3' })];
    expect(stoppedAt([...ways, message(3, { contactId: 'c-4' })])).toEqual([at(180)]);
    expect(stoppedAt([...ways, message(3, { recipientId: 'p-3', contactId: 'c-3' })])).toEqual([]);
  });
  it('never are those that someone waits for', () =>
    expect(stoppedAt([0, 1, 2, 3].map((hour) => message(hour, { class: 'transactional' })))).toEqual([]));
  it('follow the figures of the place', () => {
    const inOntario = configIn('ON', { 'caps.person.perDay': 1 });
    expect(stoppedAt([message(0), message(1)], inOntario)).toEqual([]);
    expect(
      stoppedAt(
        [0, 1].map((hour) => message(hour, { place: { province: 'ON' } })),
        inOntario,
      ),
    ).toEqual([at(60)]);
  });
});

describe('how much of a cap is used up', () => {
  it('counts what no one waits for, of every rule, within its days', () => {
    const sent = (minutes: number, of: Sent['class'] = 'service'): Sent => ({ class: of, at: at(minutes) });
    const all = [sent(-10), sent(-20), sent(-30, 'marketing'), sent(-1_441), sent(-5, 'otp'), sent(-6, 'transactional')];
    const caps = [
      { days: 1, classes: CAPPED, most: 4 },
      { days: 7, classes: CAPPED, most: 10 },
      { days: 30, classes: ['marketing'] as const, most: 4 },
    ];
    expect(usedOf(caps, all, at(0))).toEqual([
      { sent: 3, most: 4 },
      { sent: 4, most: 10 },
      { sent: 1, most: 4 },
    ]);
  });
});
