import type { JobHandlers, JobTools } from '../work/handlers.js';
import { autoClaim, planAutoClaims } from './auto-claims.js';
import { findBoardWatchers } from './board-watchers.js';
import { fundClaims, releaseClaims } from './claims.js';
import { noticeIgnoredOffers } from './ignored-offers.js';
import { matchWave } from './match-wave.js';
import { sendPlanned } from './send-planned.js';

/** Waves, offers, claims, and who waits for a request of the board. */
export const searchJobs = ({ kernel, bus }: JobTools) =>
  ({
    'match-wave': matchWave(kernel, bus),
    'send-planned': sendPlanned(kernel, bus),
    'release-claims': releaseClaims(kernel, bus),
    'fund-claims': fundClaims(kernel, bus),
    'plan-auto-claims': planAutoClaims(kernel, bus),
    'auto-claim': autoClaim(bus),
    'notice-ignored-offers': noticeIgnoredOffers(kernel, bus),
    'find-board-watchers': findBoardWatchers(kernel, bus),
  }) satisfies Partial<JobHandlers>;
