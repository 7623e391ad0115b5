import type { AsOf } from '@jurilien/event-sourcing';
import { acceptedBy, getsSecondChance, offersFreeAgain, SEVERAL, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { distribution, offerReceipt, type SearchState } from '@jurilien/search';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** One occasion for each person the words go to. */
export async function recipientsOf(kernel: Kernel, asked: NotifyInput): Promise<readonly NotifyInput[]> {
  const several = SEVERAL[asked.rule];
  if (!several || asked.professionalId) return [asked];
  const search = await stateOf(kernel, distribution, asked.leadId!);
  const ids = several === 'accepted' ? acceptedBy(search) : await askersOf(kernel, search, asked);
  return ids.map((professionalId) => ({ ...asked, professionalId }));
}

async function askersOf(kernel: Kernel, search: SearchState, asOf: AsOf): Promise<string[]> {
  const offers = offersFreeAgain(search, asOf.now);
  const gets = await Promise.all(
    offers.map(async (o) => {
      const [receipt, pro] = await Promise.all([stateOf(kernel, offerReceipt, o.offerId), stateOf(kernel, professional, o.professionalId)]);
      return getsSecondChance({ receipt, pro }, search, asOf);
    }),
  );
  return offers.filter((_o, i) => gets[i]).map((o) => o.professionalId);
}
