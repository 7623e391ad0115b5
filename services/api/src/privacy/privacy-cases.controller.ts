import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { isCovered, privacyRequest, type Proof, proofOf } from '@jurilien/privacy';
import { asOf, reachedBy, stateOf, type Holding, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { maskedAddresses } from './followed.js';
import { keptOf } from './kept.js';

/** What an administrator decides on (N04): who asked, and what that reaches. */
@Controller()
export class PrivacyCasesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** What a request may be granted for, and by which proof each thing is reached. */
  @Route('GET /api/privacy-requests/:requestId/reached')
  async reached(
    @Asked() { params: { requestId } }: Asked<'GET /api/privacy-requests/:requestId/reached'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const s = await stateOf(this.kernel, privacyRequest, requestId);
    if (s.status === 'None') throw new Refused('NOT_FOUND', 'no-such-privacy-request');
    this.accesses.read(principal, { action: 'saw', subject: `privacy-${requestId}` });
    const proof = proofOf(s);
    const { config } = asOf(this.kernel);
    const holdings = await reachedBy(this.kernel, proof);
    return {
      addresses: maskedAddresses(s),
      holdings: holdings.map((each) => ({ id: each.id, ...keptOf(each, config), by: reachedWith(each, proof) })),
    };
  }

  /** What is personal of a request in full, for who says why; the look stays in the audit. */
  @Route('POST /api/privacy-requests/:requestId/reveal')
  async reveal(
    @Asked() { params: { requestId }, body: { reason } }: Asked<'POST /api/privacy-requests/:requestId/reveal'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const row = await this.queries.execute(new FindRow('privacy-cases', requestId, principal));
    if (!row) throw new Refused('NOT_FOUND', 'no-such-privacy-request');
    this.accesses.read(principal, { action: 'saw', subject: `privacy-${requestId}`, detail: { field: 'person', reason } }, reason);
    const said = (column: string): string | undefined => (row[column] as string | null) ?? undefined;
    const addresses = ((row.identifiers ?? []) as { value: string }[]).map(({ value }) => value);
    return { name: said('name'), addresses, words: said('words'), answer: said('answer'), note: said('note') };
  }
}

/** Which parts of a proof reach a thing. */
function reachedWith(holding: Holding, { identifiers, userId, leadId }: Proof) {
  const with_ = (proof: Proof): boolean => isCovered(holding, proof);
  return [
    ...(['email', 'phone'] as const).filter((kind) => with_({ identifiers: identifiers.filter((each) => each.kind === kind) })),
    ...(userId && with_({ identifiers: [], userId }) ? (['account'] as const) : []),
    ...(leadId && with_({ identifiers: [], leadId }) ? (['link'] as const) : []),
  ];
}
