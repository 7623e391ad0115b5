import type { Occasion } from '@jurilien/contracts';
import { postNotice } from '@jurilien/messaging';
import { command } from '@jurilien/event-sourcing/command-bus';
import { templateOf, type Sender } from '@jurilien/notifications';
import { listRows, type WorkItem } from '@jurilien/persistence';
import { messageIdOf, queueIdOf, sendKeyOf, writeNotice, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { sentByRule } from '../work/sending.js';
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

/**
 * Writes the notice of a rule into its reader's list, or why it was held back.
 * @returns whether there is such a list: a reader without an account has none
 */
export async function notice(
  kernel: Kernel,
  bus: CommandBus,
  sender: Sender,
  item: WorkItem,
  composed: Composed,
  occasion: Occasion,
): Promise<boolean> {
  const { rule, offerId } = occasion;
  const { template } = composed;
  const words = writeNotice(kernel, template, composed.lang, composed.vars, { sender, version: occasion.templateVersion });
  const accountId = words && (await accountOf(kernel, composed));
  if (!words || !accountId) return false;
  const { class: messageClass } = templateOf(template);
  const { recipientId, recipientKind, lang, speaksOf } = composed;
  const leadId = occasion.leadId ?? composed.leadId;
  const about = { ...(leadId ? { leadId } : {}), ...(offerId ? { offerId } : {}), ...(speaksOf.length > 0 ? { speaksOf } : {}) };
  const sendKey = sendKeyOf(item.key, recipientId, 'inapp');
  const refused = await noticeRefused(kernel, { rule, accountId, class: messageClass }, item.now);
  const posted = command(
    postNotice,
    {
      ...{ messageId: messageIdOf(sendKey), sendKey, rule, class: messageClass, lang, recipientKind, recipientId, accountId },
      ...about,
      ...(template === rule ? {} : { template }),
      templateVersion: words.version,
      occasion: { key: item.key, input: { ...occasion } },
      ...{ title: words.title, text: words.text, ...(words.url ? { link: words.url } : {}) },
      ...(refused ? { refused } : {}),
    },
    { ...sentByRule(item, queueIdOf(sendKey), rule), begins: true },
  );
  await bus.execute(posted);
  return true;
}
