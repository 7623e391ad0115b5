import { blacklistEntry, type BlacklistState } from '@jurilien/exclusions';
import type { Config } from '@jurilien/event-sourcing';
import type { Vars } from '@jurilien/notifications';
import { entryMoments, isReachable, isTimely, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { blacklistAppealBusinessDays, dayWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, type Composed } from '../composed.js';

type Entry = NonNullable<BlacklistState['entry']>;

const FACTS: Readonly<Record<keyof typeof entryMoments, (entry: Entry, until: string, config: Config) => Vars>> = {
  'pro-listed': ({ blockType }, until, config) => ({ reason: blockType, until, days: config.value(blacklistAppealBusinessDays) }),
  'pro-listed-kept': (_entry, until) => ({ until }),
  'pro-unlisted': () => ({}),
};

/** Words to the professional an entry of the blacklist names; nothing where the law forbids it, or when the moment has passed. */
async function entryWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const s = await stateOf(kernel, blacklistEntry, input.entryId!);
  const { entry } = s;
  if (entry?.kind !== 'professional' || !entry.professionalId || !isTimely(entryMoments, s, input)) return undefined;
  const { professionalId } = entry;
  const { email, name, lang, province } = await stateOf(kernel, professional, professionalId);
  if (!isReachable(email)) return undefined;
  const until = dayWords(entry.until, lang, zoneOf(province ?? 'QC'));
  const vars = FACTS[input.rule as keyof typeof FACTS](entry, until, input.config);
  const profileUrl = `${kernel.settings.publicUrl}${lang === 'fr' ? '/profil' : '/en/profile'}`;
  return {
    recipientKind: 'professional',
    recipientId: professionalId,
    lang,
    addresses: { email },
    vars: { ...vars, proName: name, profileUrl },
  };
}

/** Composers of messages about entries of the blacklist. */
export const aboutEntries = composersOf(entryMoments, entryWords);
