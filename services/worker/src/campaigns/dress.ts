import { campaign } from '@jurilien/campaigns';
import type { AddressedMessage } from '@jurilien/messaging';
import { contactLink, stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../messages/address-id.js';
import { readerKind } from './freeze.js';
import { readerOf } from './occasion.js';
import { wordsForReader } from './words.js';

/**
 * The page that an e-mail of a campaign shows. Its words are those that were approved, the same for everyone but for one link: kept with
 * each message they would be most of what a campaign writes down.
 */
export async function campaignDress(kernel: Kernel, m: AddressedMessage): Promise<string | undefined> {
  const of = readerOf(m);
  if (!of) return undefined;
  const { campaignId, variant, province } = of;
  const s = await stateOf(kernel, campaign, campaignId);
  const link = await contactLink(kernel, addressId(kernel, m), `preferences-${readerKind(s.audience)}`, m.recipientId);
  return wordsForReader(kernel, campaignId, s, { lang: m.lang, variant, province }, link).html;
}
