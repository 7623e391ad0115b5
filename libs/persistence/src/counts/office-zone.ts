import { fixed } from '../database/statement.js';

/** Days are those of the offices, as `OFFICE_ZONE` of reference says too: this library knows no other of ours. */
export const OFFICE_ZONE = fixed`America/Toronto`;
