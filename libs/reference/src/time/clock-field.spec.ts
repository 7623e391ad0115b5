import { clockOf, minutesOf } from './clock-field.js';

it('a field of a time holds minutes of the day; midnight ends it', () => {
  expect([minutesOf('09:30', false), minutesOf('00:00', true), minutesOf('00:00', false), minutesOf('9', false)]).toEqual([
    570,
    1_440,
    0,
    undefined,
  ]);
  expect([clockOf(570), clockOf(1_440)]).toEqual(['09:30', '00:00']);
});
