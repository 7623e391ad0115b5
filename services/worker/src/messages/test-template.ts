import { messageTemplate, templateWords, type MessageTemplateState } from '@jurilien/automation';
import type { SharedWork } from '@jurilien/contracts';
import { command } from '@jurilien/event-sourcing/command-bus';
import { user } from '@jurilien/identity';
import { queueMessage } from '@jurilien/messaging';
import { channelsOf, render, samples, type Channel, type Lang, type Rendered, type TemplateText } from '@jurilien/notifications';
import { derivedId } from '@jurilien/persistence';
import { isReachable } from '@jurilien/processes';
import { messageIdOf, senderOf, stateOf, type Kernel, type Logger } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

const MARK: Record<Lang, string> = { fr: 'ESSAI', en: 'TEST' };
const TEXT: Record<Lang, string> = { fr: 'Texto', en: 'Text message' };

/**
 * Sends a template to who asked, filled in with its samples: each channel as an e-mail, for accounts of the team have no number. It is
 * about no request, belongs to no rule and counts in no cap.
 */
export function sendTest(kernel: Kernel, bus: CommandBus, log: Logger): JobHandler<'test-template'> {
  return async (item) => {
    const { code, lang, userId } = item.input;
    const [state, { email: to }] = await Promise.all([stateOf(kernel, messageTemplate, code), stateOf(kernel, user, userId)]);
    const words = wordsAsked(state, item.input);
    if (!words || !isReachable(to))
      return log.info({ template: code, work: item.id }, 'a draft that changed, or an address that is gone, is not tested');
    for (const channel of channelsOf(code)) {
      const { subject, text, html } = marked(kernel, code, channel, lang, words.text);
      const sendKey = `test:${item.key}/${channel}`;
      const message = {
        messageId: messageIdOf(sendKey),
        sendKey,
        rule: 'template-test',
        channel: 'email',
        class: 'transactional',
        lang,
        recipientKind: 'staff',
        recipientId: userId,
        templateVersion: words.version,
        to,
        subject: subject!,
        body: text,
        ...(html ? { html } : {}),
      } as const;
      await bus.execute(command(queueMessage, message, sentBy(item, derivedId('test-template', item.position, sendKey))));
    }
  };
}

/** The draft that was asked for, under the number it would have, or a version; nothing once the draft is another one. */
function wordsAsked(s: MessageTemplateState, { code, hash, version }: SharedWork['test-template']) {
  if (hash === undefined) return templateWords(code, s, version);
  if (s.draft?.hash !== hash) return undefined;
  return { version: (s.published.at(-1)?.version ?? 1) + 1, text: s.draft.text };
}

function marked(kernel: Kernel, code: string, channel: Channel, lang: Lang, text: TemplateText): Rendered {
  const said = render(code, channel, lang, samples[code]![lang], { sender: senderOf(kernel), text });
  return { ...said, subject: `[${MARK[lang]}] ${said.subject ?? `${TEXT[lang]} ${code}`}` };
}
