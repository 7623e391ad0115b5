import { ids } from '@jurilien/event-sourcing';
import type { AddressedMessage } from '@jurilien/messaging';
import { z } from 'zod';

/** The province that a reader is in, where it is known. */
export const province = z.enum(['QC', 'ON']).optional();

const ofReader = z.object({
  campaignId: ids.campaignId,
  zone: z.string(),
  province,
  /** Which subject its reader gets, where two are compared. */
  variant: z.enum(['a', 'b']).optional(),
});
const occasion = ofReader.extend({ dueAt: z.string() });
/** What a message keeps of the campaign it is of, and of its reader: read once, when the audience was frozen. */
export type CampaignOccasion = z.infer<typeof occasion>;

type Kept = Pick<AddressedMessage, 'occasion'>;
/** Of which campaign a message is, while the campaign sends it; nothing of any other message, also of one that is sent again by hand. */
export const occasionOf = (m: Kept): CampaignOccasion | undefined => occasion.safeParse(m.occasion?.input).data;
/** Of which campaign the words of a message are, and for which reader; also where it is sent again by hand, and due at no hour. */
export const readerOf = (m: Kept): Omit<CampaignOccasion, 'dueAt'> | undefined => ofReader.safeParse(m.occasion?.input).data;
