import type { AddressedMessage, QueuedMessage } from '@jurilien/messaging';
import { renderWritten } from '@jurilien/notifications';
import { replyAddress, senderOf, type Kernel } from '@jurilien/runtime';
import { campaignDress } from '../../campaigns/dress.js';

/** The rule that messages of campaigns name. */
const CAMPAIGN = 'campaign';

/**
 * Where an e-mail is answered: at an address of its own, so that the answer finds its conversation (EM2). A code is not answered, what
 * a rule advertises with is not, and what must say nothing of us says nothing there either.
 */
export function answeredAt(kernel: Kernel, messageId: string, m: QueuedMessage): { replyTo?: string } {
  const mayBe = (m.class === 'transactional' || m.class === 'service' || m.rule === CAMPAIGN) && m.recipientKind !== 'staff' && !m.neutral;
  const replyTo = mayBe ? replyAddress(kernel.settings, messageId) : undefined;
  return replyTo ? { replyTo } : {};
}

/** The words of an e-mail as they leave: what campaigns and the team write gets the name and foot of every other message. */
export async function dressed(kernel: Kernel, m: AddressedMessage): Promise<{ text: string; html?: string }> {
  const html = m.html ?? (m.rule === CAMPAIGN ? await campaignDress(kernel, m) : undefined);
  if (html) return { text: m.body, html };
  if (m.author !== 'staff' || m.neutral) return { text: m.body };
  const audience = m.recipientKind === 'client' || m.recipientKind === 'professional' ? m.recipientKind : ('anyone' as const);
  const to = { lang: m.lang, messageClass: m.class, audience, name: '', sender: senderOf(kernel) };
  return renderWritten('email', to, { subject: m.subject, body: m.body });
}
