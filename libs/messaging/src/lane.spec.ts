import { laneOf } from './lane.js';

describe('the lane of a message', () => {
  it('is the queue of its channel; a message of an older event that names none waits among all other work', () => {
    expect(laneOf({ channel: 'email', class: 'service', rule: 'R16' }).queue).toBe('email');
    expect(laneOf({ channel: 'sms', class: 'service', rule: 'R16' }).queue).toBe('sms');
    expect(laneOf({}).queue).toBe('work');
  });
  it('a code goes before an offer, an offer before an answer, an answer before a reminder, and the digest goes last', () => {
    const order = [
      { class: 'otp', rule: 'step-up-code' },
      { class: 'service', rule: 'R10' },
      { class: 'transactional', rule: 'thread' },
      { class: 'service', rule: 'R16' },
      { class: 'service', rule: 'R13' },
    ] as const;
    expect(order.map((m) => laneOf({ channel: 'sms', ...m }).priority)).toEqual([1, 2, 3, 4, 5]);
    expect(laneOf({ channel: 'email', class: 'marketing', rule: 'survey' }).priority).toBe(5);
  });
});
