import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused, type Answer, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { canOpenExport, dataExport, recordExportDownloaded, requestExport, type ExportState } from '@jurilien/exports';
import type { FileStore } from '@jurilien/files';
import { EXPORT_MEDIA, EXPORTABLE, exportText } from '@jurilien/processes';
import { askingOf, exportSource, fingerprintOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { refuseAddressesIn } from '../commands/plain-reason.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { FILES, KERNEL } from '../tokens.js';

/** What no one has read by the evening; however many ask at the same moment, this is counted first. */
const ASKED_A_DAY = 20;
const DAY_SECONDS = 86_400;

/** Lists as files: asked for here, made by the worker, given to who asked. */
@Controller()
export class ExportsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('POST /api/exports')
  async request(@Asked() { body }: Asked<'POST /api/exports'>, @Req() { principal }: GuardedRequest): Promise<Answer> {
    const { commandId, reason, q: search, ...asked } = body;
    const { actor } = principal;
    await limit(this.kernel.db, `exports:${actor.id}`, ASKED_A_DAY, DAY_SECONDS);
    refuseAddressesIn(reason);
    // What the list may not be asked by is refused here, before anyone waits for it; the worker looks again.
    const source = await exportSource(this.kernel, principal, { ...asked, search });
    await source.next(1);
    const input = { ...asked, userId: actor.id, ...(search ? { search } : {}) };
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, requestExport.name, { payload: input, reason });
    return this.bus.execute(command(requestExport, input, { commandId, actor, reason, fingerprint }));
  }

  @Route('GET /api/exports/:id/file')
  async file(
    @Asked() { params: { id: exportId } }: Asked<'GET /api/exports/:id/file'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { actor } = principal;
    const state = await stateOf(this.kernel, dataExport, exportId);
    this.refuseOthers(exportId, state, principal);
    refuseUnlessAvailable(canOpenExport({ export: state }, askingOf(this.kernel, actor, new Date().toISOString())));
    const { asked, ready, requestedAt, startedAt } = state;
    const first = await this.files.openStream(exportId, state.parts[0]!.fileId);
    if (!first) throw new Refused('NOT_FOUND', 'file-gone');
    const { full, format, columns } = asked!;
    // Those whose contact details may be in it see when it was taken, by when it was read.
    const about = { rows: ready!.rows, format, full, columns, ...(full ? { readAt: startedAt! } : {}) };
    try {
      // Each file is a look of its own, however soon it follows another of the same list.
      this.accesses.read(principal, { action: 'exported', subject: `view-${EXPORTABLE[asked!.what].view}`, detail: about }, exportId);
      await this.bus.execute(command(recordExportDownloaded, { exportId, userId: actor.id }, { commandId: randomUUID(), actor }));
    } catch (error) {
      first.stream.destroy();
      throw error;
    }
    const name = `${this.kernel.settings.PRODUCT_SLUG}-${asked!.what}-${requestedAt!.slice(0, 10)}.${asked!.format}`;
    await reply
      .header('content-type', EXPORT_MEDIA[asked!.format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .header('content-length', ready!.bytes)
      .send(Readable.from(this.pieces(exportId, state, first.stream), { objectMode: false }));
  }

  /** Another's file does not exist, nor one's own for who looks through one's eyes or has another role by now. Each try is noted. */
  private refuseOthers(exportId: string, { requestedBy, asked }: ExportState, principal: Principal): void {
    const { actor, impersonator } = principal;
    if (requestedBy === actor.id && asked?.role === actor.role && !impersonator) return;
    if (requestedBy) this.accesses.noteBy(principal, { action: 'denied', subject: `export-${exportId}`, detail: { code: 'NOT_FOUND' } });
    throw new Refused('NOT_FOUND', 'export');
  }

  /** Part by part, and the line that tells how much it is: a file without it was cut. */
  private async *pieces(exportId: string, { parts, asked, ready, requestedAt }: ExportState, first: Readable): AsyncGenerator<Uint8Array> {
    yield* first;
    for (const { fileId } of parts.slice(1)) {
      const opened = await this.files.openStream(exportId, fileId);
      if (!opened) throw new Error('a part of an export is gone');
      yield* opened.stream;
    }
    yield Buffer.from(exportText(asked!, requestedAt!).foot(ready!));
  }
}
