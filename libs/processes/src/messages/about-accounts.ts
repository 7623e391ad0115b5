import type { UserState } from '@jurilien/identity';
import { isReachable } from './asked.js';

/** Whether the holder of an account is written to: an open account with an address. */
export const isWrittenTo = ({ status, email }: UserState): boolean => status === 'Active' && isReachable(email);
