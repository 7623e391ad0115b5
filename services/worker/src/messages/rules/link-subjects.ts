import { acceptanceOf, offerOf, requestOf, type Lookup } from '@jurilien/automation';
import { distribution } from '@jurilien/search';
import type { LinkGrant } from '@jurilien/runtime';

type Subject = (l: Lookup) => Promise<LinkGrant['subject']> | LinkGrant['subject'];

const ofRequest: Subject = async (l) => ({ leadId: l.about.leadId ?? (await requestOf(l))!.leadId });

/** A professional's part in a request: by its offer, that of its acceptance, or the last one. */
const ofOffer: Subject = async (l) => {
  const { leadId, professionalId, acceptanceId, offerId } = { ...(await acceptanceOf(l)), ...l.about };
  const { acceptances } = await l.state(distribution, leadId!);
  const seat = acceptances.find((a) => a.acceptanceId === acceptanceId);
  const which = offerId ?? seat?.offerId ?? (await offerOf(l))?.offerId;
  return { leadId: leadId!, professionalId: professionalId!, ...(which ? { offerId: which } : {}) };
};

/** Whom and what a personal link of a purpose is for, from what an occurrence is about. */
export const LINK_SUBJECTS: Readonly<Partial<Record<LinkGrant['purpose'], Subject>>> = {
  'lead-status': ofRequest,
  'confirm-email': ofRequest,
  draft: ofRequest,
  privacy: ({ about }) => ({ privacyId: about.privacyId! }),
  offer: ofOffer,
  'contact-sheet': ofOffer,
  survey: async (l) => {
    const { leadId, acceptanceId } = (await acceptanceOf(l))!;
    return { leadId, acceptanceId };
  },
  reservations: async (l) => {
    const { leadId, acceptanceId } = (await acceptanceOf(l))!;
    return { leadId, acceptanceId };
  },
  'pro-survey': async (l) => {
    const { leadId, acceptanceId, professionalId } = (await acceptanceOf(l))!;
    return { leadId, acceptanceId, professionalId };
  },
};
