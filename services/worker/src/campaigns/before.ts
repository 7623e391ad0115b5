import { campaign, recordCampaignEstimate, segmentsAtMost } from '@jurilien/campaigns';
import { command } from '@jurilien/event-sourcing/command-bus';
import { user } from '@jurilien/identity';
import { queueMessage } from '@jurilien/messaging';
import { derivedId } from '@jurilien/persistence';
import { isReachable } from '@jurilien/processes';
import { senderName, smsThousandSegmentsCents } from '@jurilien/reference';
import { countAudience, messageIdOf, senderOf, stateOf, type Kernel, type Logger } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send, sentBy } from '../work/sending.js';
import { readerKind, whomOf } from './freeze.js';
import { campaignWords } from './words.js';

/** Counts whom a campaign would reach, on what basis, and what it would cost. */
export function estimateCampaignNow(kernel: Kernel, bus: CommandBus): JobHandler<'estimate-campaign'> {
  return async (item) => {
    const { campaignId } = item.input;
    const { content, edit, estimating } = await stateOf(kernel, campaign, campaignId);
    if (!estimating || !content) return;
    const config = kernel.configuration.current();
    const counted = await countAudience(kernel, await whomOf(kernel, content), content.channel, item.now);
    const segments = content.channel === 'sms' ? segmentsAtMost(content.words, config.value(senderName)) : 0;
    const costInCents = Math.ceil((counted.eligible * segments * config.value(smsThousandSegmentsCents)) / 1_000);
    await send(bus, item, recordCampaignEstimate, { campaignId, edit, ...counted, segments, costInCents });
  };
}

const MARK = { fr: 'ESSAI', en: 'TEST' } as const;
const TEXT = { fr: 'Texto', en: 'Text message' } as const;

/**
 * Sends a campaign to who asked, in both languages and with each subject, marked as a test: as an e-mail, for accounts of the team have no
 * number. It is about no one, and counts in no cap and no result.
 */
export function testCampaignNow(kernel: Kernel, bus: CommandBus, log: Logger): JobHandler<'test-campaign'> {
  return async (item) => {
    const { campaignId, userId, edit } = item.input;
    const [s, { email: to }] = await Promise.all([stateOf(kernel, campaign, campaignId), stateOf(kernel, user, userId)]);
    if (s.edit !== edit || !isReachable(to))
      return log.info({ work: item.id }, 'a campaign that changed, or an address that is gone, is not tested');
    const variants = s.content!.trial ? (['a', 'b'] as const) : (['a'] as const);
    for (const lang of ['fr', 'en'] as const)
      for (const variant of variants) {
        const words = campaignWords(s.content!, { lang, variant, audience: readerKind(s.audience), sender: senderOf(kernel) });
        const sendKey = `test:${item.key}/${lang}/${variant}`;
        const said = {
          messageId: messageIdOf(sendKey),
          sendKey,
          rule: 'template-test',
          channel: 'email',
          class: 'transactional',
          lang,
          recipientKind: 'staff',
          recipientId: userId,
          templateVersion: edit,
          to,
          subject: `[${MARK[lang]}] ${words.subject ?? TEXT[lang]}`,
          body: words.text,
          ...(words.html ? { html: words.html } : {}),
        } as const;
        await bus.execute(command(queueMessage, said, sentBy(item, derivedId('test-campaign', item.position, sendKey))));
      }
  };
}
