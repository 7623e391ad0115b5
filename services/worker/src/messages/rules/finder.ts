import { acceptanceOf, type Finder, type Lookup } from '@jurilien/automation';
import type { LinkPurpose } from '@jurilien/contracts';
import type { NotifyInput } from '@jurilien/processes';
import { distribution } from '@jurilien/search';
import { issueLink, linkUrl, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { linkDays, type LinkOfDays } from '../composed.js';

/** Whom and what a personal link of a purpose is for, from what an occurrence is about. */
async function subjectOf(purpose: LinkPurpose, l: Lookup): Promise<LinkGrant['subject']> {
  const { leadId, professionalId, acceptanceId, offerId, userId } = { ...(await acceptanceOf(l)), ...l.about };
  if (purpose === 'lead-status' || purpose === 'confirm-email' || purpose === 'draft') return { leadId: leadId! };
  if (purpose === 'offer' || purpose === 'contact-sheet') {
    const seat = (await l.state(distribution, leadId!)).acceptances.find((a) => a.acceptanceId === acceptanceId);
    const ofOffer = offerId ?? seat?.offerId;
    return { leadId: leadId!, professionalId: professionalId!, ...(ofOffer ? { offerId: ofOffer } : {}) };
  }
  if (purpose === 'survey' || purpose === 'pro-survey') return { acceptanceId: acceptanceId! };
  return { userId: userId! };
}

/** What the variables of one occurrence are found with, in this process. */
export function finderOf(kernel: Kernel, input: NotifyInput): Finder {
  const { now, config, rule: _rule, instead: _instead, ...about } = input;
  const read = new Map<string, Promise<unknown>>();
  const finder: Finder = {
    ...{ about, now, config, publicUrl: kernel.settings.publicUrl },
    state(decider, id) {
      const key = `${decider.category}-${id}`;
      const known = read.get(key) ?? stateOf(kernel, decider, id);
      read.set(key, known);
      return known as never;
    },
    async link(purpose, { lang }) {
      const subject = await subjectOf(purpose, finder);
      const days = linkDays(purpose as LinkOfDays, config, {});
      return linkUrl(kernel.settings.publicUrl, purpose, lang, await issueLink(kernel, { purpose, subject, lang, days }), subject);
    },
    code: (subject, sequence) => kernel.secrets.code(subject, sequence),
  };
  return finder;
}
