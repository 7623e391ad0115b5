import { Controller, Inject } from '@nestjs/common';
import type { FileStore } from '@jurilien/files';
import { derivedId, takeProviderWork } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import { Vouched, type VouchedBy } from '../auth/webhook.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { webhooks } from '../http/metrics.js';
import { FILES, KERNEL } from '../tokens.js';

const PROVIDER = 'mail';

/**
 * The door of e-mails to our reply addresses: signed in the manner of Standard Webhooks, at most five minutes old, sealed as it came and
 * written down once by its id together with the work of reading it, and answered at once (docs/mail-events.md).
 */
@Controller()
export class ReceivedMailController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  /** @throws Refused VALIDATION for another shape */
  @Route('POST /api/public/webhooks/received-mail')
  async received(
    @Asked() { body }: Asked<'POST /api/public/webhooks/received-mail'>,
    @Vouched() eventId: VouchedBy<'mail'>,
  ): Promise<void> {
    const mailId = derivedId('received-mail', 0, eventId);
    // Under a key of its own, which goes with it once it is read.
    const rawId = await this.files.hold(mailId, Buffer.from(JSON.stringify(body.data)));
    const taken = await takeProviderWork(
      this.kernel.db,
      { provider: PROVIDER, eventId },
      body.type,
      work('file-email', `file-email-${mailId}`, { mailId, rawId }),
    );
    if (!taken) await this.files.remove(rawId);
    webhooks.inc({ kind: 'received-mail', answer: taken ? 'taken' : 'repeated' });
  }
}
