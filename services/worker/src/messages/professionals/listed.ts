import { ERASED } from '@jurilien/event-sourcing';
import { blacklistEntry, counts, type BlacklistState } from '@jurilien/exclusions';
import type { Vars } from '@jurilien/notifications';
import { professional } from '@jurilien/professionals';
import { dayWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

type Facts = (s: BlacklistState, day: (at: string) => string) => Vars | undefined;

const FACTS: Readonly<Record<string, Facts>> = {
  'pro-listed': (s, day) => (s.status === 'Active' && s.entry ? { reason: s.entry.blockType, until: day(s.entry.until) } : undefined),
  'pro-listed-kept': (s, day) => (s.entry && counts(s) ? { until: day(s.entry.until) } : undefined),
  // A proposal that was turned down never counted: there is nothing to take back.
  'pro-unlisted': (s) => (s.addedBy && !counts(s) ? {} : undefined),
};

/** Whether a rule is about an entry of the blacklist on a professional. */
export const isListedRule = (rule: string): boolean => Object.hasOwn(FACTS, rule);

/** Words to whom an entry is about; nothing where safety or a fraud forbids it (4.10.8), or when the moment has passed. */
export async function listedWords(kernel: Kernel, { rule, entryId }: NotifyInput): Promise<Composed | undefined> {
  const s = await stateOf(kernel, blacklistEntry, entryId!);
  const { kind, professionalId, blockType } = s.entry ?? {};
  if (kind !== 'professional' || !professionalId || blockType === 'fraud' || blockType === 'safety') return undefined;
  const { email, name, lang, province } = await stateOf(kernel, professional, professionalId);
  if (!email || email === ERASED) return undefined;
  const vars = FACTS[rule]!(s, (at) => dayWords(at, lang, zoneOf(province ?? 'QC')));
  const profileUrl = `${kernel.settings.publicUrl}${lang === 'fr' ? '/profil' : '/en/profile'}`;
  return (
    vars && {
      recipientKind: 'professional',
      recipientId: professionalId,
      lang,
      addresses: { email },
      vars: { ...vars, proName: name, profileUrl },
    }
  );
}
