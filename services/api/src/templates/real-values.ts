import { variableOf, type Finder, type Reader } from '@jurilien/automation';
import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import type { QueuedMessage } from '@jurilien/messaging';
import { samples, templateOf, type Lang } from '@jurilien/notifications';
import { professional } from '@jurilien/professionals';
import { zoneOfPlace } from '@jurilien/reference';
import { asOf, lookupNow, processFacts, stateOf, type Kernel } from '@jurilien/runtime';
import type { BothVars } from './preview.js';

/**
 * What a template was filled in with on a message that was sent, as far as variables say how they are found; samples for the others, and for
 * what is private.
 */
export interface RealValues {
  readonly vars: BothVars;
  readonly sampled: readonly string[];
}

/** @param code the template whose variables are looked up */
export async function realValues(kernel: Kernel, code: string, message: QueuedMessage): Promise<RealValues> {
  const finder = finderOf(kernel, message);
  const zone = await zoneOf(kernel, message);
  const names = Object.keys(templateOf(code).vars);
  const found = async (name: string, lang: Lang) => {
    const reader: Reader = { kind: message.recipientKind, id: message.recipientId, lang, zone };
    const variable = variableOf(code, name);
    if (variable?.privacy === 'private') return undefined;
    const value = await variable?.find(finder, reader);
    return value === undefined || value === '' || value === ERASED ? undefined : value;
  };
  const values = await Promise.all(names.map(async (name) => ({ name, fr: await found(name, 'fr'), en: await found(name, 'en') })));
  const sampled = values.filter(({ fr, en }) => fr === undefined || en === undefined).map(({ name }) => name);
  const of = (lang: Lang) =>
    Object.fromEntries(values.map((v) => [v.name, sampled.includes(v.name) ? samples[code]![lang][v.name]! : v[lang]!]));
  return { vars: { fr: of('fr'), en: of('en') }, sampled };
}

/** Looks at what a message was about. It makes no link and no code: those of a preview are samples. */
function finderOf(kernel: Kernel, { occasion, leadId, offerId }: QueuedMessage): Finder {
  const about = { ...occasion?.input, ...(leadId ? { leadId } : {}), ...(offerId ? { offerId } : {}) };
  return { ...lookupNow(kernel, about, asOf(kernel)), ...processFacts(kernel), link: () => Promise.resolve(''), code: () => '' };
}

/** Legal time where its reader is. */
async function zoneOf(kernel: Kernel, { recipientKind, recipientId, leadId }: QueuedMessage): Promise<string> {
  if (recipientKind === 'professional') {
    const { province, practice } = await stateOf(kernel, professional, recipientId);
    return zoneOfPlace({ province: province ?? 'QC', postalCode: practice?.postalCode, city: practice?.city });
  }
  if (!leadId) return zoneOfPlace({ province: 'QC' });
  const { facts, address } = await stateOf(kernel, lead, leadId);
  return zoneOfPlace({ province: facts.province ?? 'QC', postalCode: address?.postalCode, city: facts.city });
}
