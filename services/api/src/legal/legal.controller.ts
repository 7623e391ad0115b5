import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { Handled } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { legalDocument, versionsOf } from '@jurilien/legal';
import { inForceAt, type LegalVersion } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** Which version is in force changes at an instant: who has one already asks whether it still is. */
const ASK_AGAIN = 'public, no-cache';
const named = ({ version, effectiveOn }: LegalVersion) => ({ version, effectiveOn });

/** Legal documents, each in the version in force or in an earlier or coming one. What was never changed is as shipped. */
@Controller()
export class LegalController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/legal/:code')
  async document(
    @Asked() { params: { code }, query: { version } }: Asked<'GET /api/public/legal/:code'>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Handled<'GET /api/public/legal/:code'>> {
    const versions = versionsOf(await stateOf(this.kernel, legalDocument, code), code);
    const inForce = inForceAt(versions, new Date().toISOString());
    const shown = version === undefined ? inForce : versions.find((v) => v.version === version);
    if (!shown) throw new Refused('NOT_FOUND', 'legal-document');
    const tag = `"${code}-${shown.version}-${inForce.version}-${versions.length}"`;
    reply.header('etag', tag).header('cache-control', ASK_AGAIN);
    if (known?.split(',').some((t) => t.trim().replace(/^W\//, '') === tag)) {
      reply.status(304);
      return undefined;
    }
    const { fr, en, changes } = shown;
    return { ...named(shown), code, fr, en, changes, inForce: named(inForce), versions: versions.map(named).reverse() };
  }
}
