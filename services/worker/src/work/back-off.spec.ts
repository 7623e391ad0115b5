import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { backOffSeconds } from './back-off.js';

const waits = (config = asShipped()) => Array.from({ length: 8 }, (_, attempts) => backOffSeconds(attempts, config));

describe('work that failed', () => {
  it('is tried again at once, after the minutes in force, and after an hour; then no more', () => {
    expect(waits()).toEqual([2, 60, 300, 900, 3_600, undefined, undefined, undefined]);
    expect(waits(configWith({ 'retry.backoffMinutes': [2, 30] }))).toEqual([2, 120, 1_800, 3_600, ...Array<undefined>(4)]);
  });
});
