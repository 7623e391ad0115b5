import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { confirmedFactors } from '../../second-factors.js';
import { authAt, factorsDid, onFactors, refuseUnlessFresh, refuseUnlessOwn, sha256, userId, wrongCode } from './on-second-factors.js';

export const RECOVERY_CODES = 10;

/** Ten codes for the day the phone is lost; new ones end the old. Only their hashes come here. */
export const issueRecoveryCodes = decision({
  name: 'IssueRecoveryCodes',
  input: z.object({ userId, hashes: z.array(sha256).length(RECOVERY_CODES), authAt }),
  streams: onFactors,
  decide({ userId, hashes, authAt }, { factors: s }, ctx) {
    refuseUnlessOwn(userId, ctx);
    refuseUnless(confirmedFactors(s).length > 0, 'WRONG_STATE', 'no-second-factor');
    refuseUnlessFresh(authAt, ctx);
    return { factors: [factorsDid('RecoveryCodesIssued', { userId, hashes })] };
  },
});

/** A recovery code opens the door once. */
export const useRecoveryCode = decision({
  name: 'UseRecoveryCode',
  input: z.object({ userId, hash: sha256 }),
  streams: onFactors,
  decide(used, { factors: s }) {
    if (!s.recoveryCodes.includes(used.hash)) throw wrongCode('recovery-code');
    return { factors: [factorsDid('RecoveryCodeUsed', used)] };
  },
});
