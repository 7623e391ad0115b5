import { automationRule, requestOf, searchOf, shippedRule, textOf, type About, type Lookup } from '@jurilien/automation';
import type { RuleAudience } from '@jurilien/contracts';
import { lead, provenTogether } from '@jurilien/lead';
import { acceptedBy, getsSecondChance, offersFreeAgain, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { offerReceipt } from '@jurilien/search';
import type { Kernel } from '@jurilien/runtime';
import { finderOf } from './finder.js';
import { privacyOfficers, staffFor } from './staff.js';

/** Finds several people from states: as they are now, or as they were at an instant of the past. */
type FindAll = (l: Lookup, kernel: Kernel) => Promise<readonly string[]>;

/** Several people, and the id by which an occasion names one of them. */
interface Several {
  readonly as: 'professionalId' | 'userId' | 'clientOf';
  readonly all: FindAll;
}

const professionals = (all: FindAll): Several => ({ as: 'professionalId', all });

/** Audiences of several people. */
const SEVERAL_PEOPLE: Readonly<Partial<Record<RuleAudience, Several>>> = {
  everyClient: {
    as: 'clientOf',
    all: async (l) => {
      const request = (await requestOf(l))!;
      const absorbed = await Promise.all(request.absorbed.map(({ leadId }) => l.state(lead, leadId)));
      return [request, ...absorbed.filter((other) => !provenTogether(request, other))].map(({ leadId }) => leadId);
    },
  },
  acceptedProfessionals: professionals(async (l) => acceptedBy((await searchOf(l))!)),
  waitingProfessionals: professionals(async (l) => {
    const search = (await searchOf(l))!;
    const offers = offersFreeAgain(search, l.now);
    const gets = await Promise.all(
      offers.map(async (o) => {
        const [receipt, pro] = await Promise.all([l.state(offerReceipt, o.offerId), l.state(professional, o.professionalId)]);
        return getsSecondChance({ receipt, pro }, search, l);
      }),
    );
    return offers.filter((_o, i) => gets[i]).map((o) => o.professionalId);
  }),
  staff: { as: 'userId', all: ({ about }, kernel) => (about.privacyId ? privacyOfficers(kernel) : staffFor(kernel, about.leadId!)) },
};

/** How everyone an audience is made of is found; nothing for an audience of one. */
export const severalOf = (audience: RuleAudience): Several | undefined => SEVERAL_PEOPLE[audience];

const severalAsked = (kernel: Kernel, asked: NotifyInput): Several | undefined =>
  severalOf(textOf(shippedRule(asked.rule)!, kernel.books.of(automationRule, asked.rule), asked).audience);

/** The one person of several that an occasion is for; nothing where its audience is one person from its beginning. */
export function oneOfSeveral(kernel: Kernel, asked: NotifyInput): string | undefined {
  const several = severalAsked(kernel, asked);
  return several && asked[several.as];
}

/** The ids by which an occasion is for one of several; for a client, it is about their own request. */
export const namingOne = ({ as }: Several, id: string): Partial<About> => ({ [as]: id, ...(as === 'clientOf' ? { leadId: id } : {}) });

/** One occasion for each person the words go to. */
export async function recipientsOf(kernel: Kernel, asked: NotifyInput): Promise<readonly NotifyInput[]> {
  const several = severalAsked(kernel, asked);
  if (!several || asked[several.as]) return [asked];
  return (await several.all(finderOf(kernel, asked), kernel)).map((id) => ({ ...asked, ...namingOne(several, id) }));
}
