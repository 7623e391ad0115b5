import { databaseClock } from './database-clock.js';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (ms: number): string => new Date(START + ms).toISOString();
function clocks() {
  const time = { wall: 5_000, steady: 0 };
  const clock = databaseClock({ wall: () => time.wall, steady: () => time.steady });
  const pass = (ms: number): void => {
    time.wall += ms;
    time.steady += ms;
  };
  return { clock, time, pass };
}

it('goes on from what the database reported, and never back for an answer that was late', () => {
  const { clock, pass } = clocks();
  expect(clock.now()).toBeUndefined();
  clock.observe(at(0));
  pass(20);
  expect(clock.now()).toBe(at(20));
  clock.observe(at(5));
  expect(clock.now()).toBe(at(20));
  clock.observe(at(30));
  expect(clock.now()).toBe(at(30));
});

it('follows a database whose clock was put back', () => {
  const { clock, pass } = clocks();
  clock.observe(at(60_000));
  pass(10);
  clock.observe(at(0));
  expect(clock.now()).toBe(at(0));
});

it('is not known a minute after the last answer, or after this machine slept', () => {
  const { clock, time, pass } = clocks();
  clock.observe(at(0));
  pass(60_001);
  expect(clock.now()).toBeUndefined();
  clock.observe(at(60_001));
  expect(clock.now()).toBe(at(60_001));
  time.wall += 5_000;
  expect(clock.now()).toBeUndefined();
});
