import { at } from '@jurilien/event-sourcing/testing';
import { heldSeconds } from './at-gate.js';

describe('what waits for a campaign that is held', () => {
  it('looks soon after the pause, the more seldom the longer it lasts, and every five minutes on a copy', () => {
    const pausedAt = at(0);
    expect([0, 1, 10, 30, 600].map((minutes) => heldSeconds({ pausedAt }, at(minutes)))).toEqual([5, 6, 60, 180, 300]);
    expect(heldSeconds({}, at(0))).toBe(300);
  });
});
