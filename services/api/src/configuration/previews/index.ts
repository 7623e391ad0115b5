import type { Answer } from '@jurilien/contracts/api';
import type { Config } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { DAYS, type Preview, readsFor, reaching, type Touched } from './preview.js';
import { claims } from './claims.js';
import { contactData } from './contact-data.js';
import { contact } from './contact.js';
import { creditWindows } from './credit-windows.js';
import { drafts } from './drafts.js';
import { keptPreviews } from './kept.js';
import { messageCaps } from './message-caps.js';
import { offerWindowPreview } from './offer-window.js';
import { openOffers } from './open-offers.js';
import { prices } from './prices.js';
import { quietHours } from './quiet-hours.js';
import { retentionPreviews } from './retention.js';
import { surveys } from './surveys.js';
import { unserved } from './unserved.js';
import { validation } from './validation.js';
import { waves } from './waves.js';

/** Every preview there is, in the order of a request's life; hours on which several things depend are a key of several. */
const PREVIEWS: readonly Preview[] = [
  drafts,
  validation,
  prices,
  waves,
  openOffers,
  offerWindowPreview,
  unserved,
  claims,
  contact,
  creditWindows,
  surveys,
  quietHours,
  messageCaps,
  contactData,
  ...keptPreviews,
  ...retentionPreviews,
];

type Previews = Answer<'POST /api/configuration/previews'>;

/** What a change would have done with the cases of the last days, preview by preview; pairs that none is about are named. */
export async function previewsOf(
  kernel: Kernel,
  now: string,
  { before, after, set }: { readonly before: Config; readonly after: Config; readonly set: readonly Touched[] },
  seen: readonly string[] | undefined,
): Promise<Previews> {
  const previews: Previews['previews'][number][] = [];
  const indices = [...set.keys()];
  for (const { name, keys, compute } of PREVIEWS) {
    const of = indices.filter((i) => keys.some(({ key }) => key === set[i]!.key));
    if (of.length === 0) continue;
    const pairs = of.map((i) => set[i]!);
    const impact = await compute(readsFor(kernel, now, pairs, seen), { before, after, pairs, reaches: reaching(pairs) });
    previews.push({ name, pairs: of, days: DAYS, ...impact });
  }
  const shown = new Set(previews.flatMap(({ pairs }) => pairs));
  return { at: now, previews, none: indices.filter((i) => !shown.has(i)) };
}
