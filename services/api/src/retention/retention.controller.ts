import { Controller, Inject, Req } from '@nestjs/common';
import { nextRetentionRun, previewRetention, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

/** N04: a dry run of retention, in figures alone. */
@Controller()
export class RetentionController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/retention/preview')
  async preview(@Req() { principal }: GuardedRequest) {
    this.accesses.read(principal, { action: 'listed', subject: 'retention-preview' }, 'retention-preview');
    const found = await previewRetention(this.kernel);
    return { ...found, nextRunAt: nextRetentionRun(found.at) };
  }
}
