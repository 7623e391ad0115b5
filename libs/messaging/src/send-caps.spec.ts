import { asShipped } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { sendCaps } from './send-caps.js';

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
