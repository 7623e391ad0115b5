import type { Recorded } from '@jurilien/event-sourcing';
import { legalDocument, versionsOf } from '@jurilien/legal';
import { plainOf, refundCardDays, storedText, textInWords, type LegalCode } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** A text as it stood when someone agreed to it. */
export interface AgreedWords {
  readonly name: string;
  readonly words: readonly string[];
}

/** What the buyer agreed to with an order, in the language they read it in, with the figure that their page filled in. */
export async function agreedWords(
  kernel: Kernel,
  stored: string,
  { about, lang: orderedIn, order }: { readonly about: LegalCode; readonly lang: 'fr' | 'en'; readonly order: Pick<Recorded, 'config'> },
): Promise<AgreedWords> {
  const { document, version, lang = orderedIn } = storedText(stored, about);
  const text = versionsOf(await stateOf(kernel, legalDocument, document), document).find((v) => v.version === version)?.[lang];
  const days = String(order.config.value(refundCardDays));
  return { name: textInWords(stored, about, lang), words: (text?.parts ?? []).map((part) => plainOf(part).replaceAll('{days}', days)) };
}
