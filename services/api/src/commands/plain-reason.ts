import { Refused } from '@jurilien/event-sourcing';
import { detectPersonalData, type FindingKind } from '@jurilien/personal-data';

/** What tells a person from all others, and has a form that no sentence has by chance: names have not. */
const TELLING: readonly FindingKind[] = ['email', 'phone', 'social-insurance-number', 'health-card'];

/**
 * A reason is kept in clear with its act for as long as the log, even when a person is erased: no address and no number of a person belongs there.
 * @param field where it was typed
 * @throws Refused VALIDATION at that field
 */
export function refuseAddressesIn(reason: string | undefined, field = 'reason'): void {
  if (!reason || !detectPersonalData(reason).some(({ kind }) => TELLING.includes(kind))) return;
  throw new Refused('VALIDATION', 'personal-data', [{ field, message: 'personal-data' }]);
}
