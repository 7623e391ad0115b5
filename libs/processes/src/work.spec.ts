import { MUST_BE_DONE } from '@jurilien/contracts';
import type { Work } from './work.js';

const ERASES = ['destroy-key', 'remove-export', 'remove-file', 'erase-holding', 'remove-privacy-copies'] satisfies (keyof Work)[];
const WITHDRAWS = ['end-links', 'withdraw-consents'] satisfies (keyof Work)[];

it('work that no one may put aside is work that there is', () =>
  expect([...MUST_BE_DONE].sort()).toEqual([...ERASES, ...WITHDRAWS].sort()));
