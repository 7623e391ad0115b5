import type { QueuedMessage } from '@jurilien/messaging';
import { renderWritten } from '@jurilien/notifications';
import { replyAddress, senderOf, type Kernel } from '@jurilien/runtime';

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

/** The words of an e-mail as they leave: what the team answers by hand gets the name and foot of every other message. */
export function dressed(kernel: Kernel, m: QueuedMessage): { text: string; html?: string } {
  if (m.author !== 'staff' || m.html || m.neutral) return { text: m.body, ...(m.html ? { html: m.html } : {}) };
  const audience = m.recipientKind === 'client' || m.recipientKind === 'professional' ? m.recipientKind : ('anyone' as const);
  const to = { lang: m.lang, messageClass: m.class, audience, name: '', sender: senderOf(kernel) };
  const { text, html } = renderWritten('email', to, { subject: m.subject, body: m.body });
  return { text, ...(html ? { html } : {}) };
}
