import type { Occasion } from '@jurilien/contracts';
import { postNotice } from '@jurilien/messaging';
import { command } from '@jurilien/event-sourcing/command-bus';
import { renderNotice, templateOf, type Sender } from '@jurilien/notifications';
import { listRows, type WorkItem } from '@jurilien/persistence';
import { messageIdOf, queueIdOf, sendKeyOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { sentBy } from '../work/sending.js';
import type { Composed } from './composed.js';
import { noticeRefused } from './delivery/notice-check.js';

/**
 * The account in which a person reads notices: a colleague's own, and that of a professional's membership.
 * @returns nothing for a person who has none, and for clients, who have no list
 */
async function accountOf(kernel: Kernel, { recipientKind, recipientId }: Composed): Promise<string | undefined> {
  if (recipientKind === 'staff') return recipientId;
  if (recipientKind !== 'professional') return undefined;
  const filter = { professionalId: recipientId, state: 'active' };
  const { data } = await listRows(kernel.db, kernel.registry.views.get('users')!, {
    page: 1,
    perPage: 1,
    sort: 'id',
    order: 'asc',
    filter,
  });
  return data[0]?.id as string | undefined;
}

/** Writes the notice of a rule into its reader's list, or why it was held back; nothing for a reader without an account. */
export async function notice(
  kernel: Kernel,
  bus: CommandBus,
  sender: Sender,
  item: WorkItem,
  composed: Composed,
  occasion: Occasion,
): Promise<void> {
  const { rule, offerId } = occasion;
  const { template = rule } = composed;
  const words = renderNotice(template, composed.lang, composed.vars, sender);
  const accountId = words && (await accountOf(kernel, composed));
  if (!words || !accountId) return;
  const { class: messageClass } = templateOf(template);
  const { recipientId, recipientKind, lang } = composed;
  const leadId = occasion.leadId ?? composed.leadId;
  const about = { ...(leadId ? { leadId } : {}), ...(offerId ? { offerId } : {}) };
  const sendKey = sendKeyOf(item.key, recipientId, 'inapp');
  const refused = await noticeRefused(kernel, { rule, accountId, class: messageClass, ...about }, item.now);
  const posted = command(
    postNotice,
    {
      ...{ messageId: messageIdOf(sendKey), sendKey, rule, class: messageClass, lang, recipientKind, recipientId, accountId },
      ...about,
      ...(template === rule ? {} : { template }),
      templateVersion: 1,
      occasion: { key: item.key, input: { ...occasion } },
      ...{ title: words.title, text: words.text, ...(words.url ? { link: words.url } : {}) },
      ...(refused ? { refused } : {}),
    },
    { ...sentBy(item, queueIdOf(sendKey), `rule:${rule}`), begins: true },
  );
  await bus.execute(posted);
}
