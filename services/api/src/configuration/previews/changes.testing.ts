import { configIn, configWith } from '@jurilien/event-sourcing/testing';
import { reaching, type Change, type Touched } from './preview.js';

type Values = Parameters<typeof configWith>[0];
const touched = (values: Values, scope: Touched['scope']): Touched[] => Object.keys(values).map((key) => ({ key, scope }));

/** A change of some values everywhere, found by other values. */
export const changing = (before: Values, after: Values): Change => {
  const pairs = touched(after, {});
  return { before: configWith(before), after: configWith({ ...before, ...after }, 3), pairs, reaches: reaching(pairs) };
};
/** The same in one province, found by what is shipped. */
export const changingIn = (province: 'QC' | 'ON', after: Values): Change => {
  const pairs = touched(after, { province });
  return { before: configWith({}), after: configIn(province, after), pairs, reaches: reaching(pairs) };
};
