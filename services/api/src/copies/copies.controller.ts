import { Controller, Inject, Res } from '@nestjs/common';
import { csvOf, csvSeparatorOf } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import type { FileKind, FileStore } from '@jurilien/files';
import { privacyRequest } from '@jurilien/privacy';
import { copyPaper, copyTable, personalCopy, type PersonalCopy } from '@jurilien/processes';
import { HOUR_S, productNameOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { sendFile } from '../http/files.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { OpenLink } from '../links/link.js';
import { FILES, KERNEL } from '../tokens.js';
import { copyPdf } from './copy-pdf.js';

const A_DAY = 60;
const NAME = { fr: 'mes-renseignements', en: 'my-information' } as const;

/** The copy of one's own data (4.10.11): behind the link of its request and a code, while its days last. Each download is recorded. */
@Controller()
export class CopiesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/privacy-copy')
  async page(@Opened() link: OpenLink) {
    const { copy, until } = await this.copyOf(link, 'page');
    const files = copy.files.map(({ fileId: id, name, type, bytes }) => ({ id, ...(name ? { name } : {}), type, bytes }));
    return { until, ...copyPaper(copy), files };
  }

  @Route('GET /api/public/privacy-copy/:format')
  async download(
    @Asked() { params: { format } }: Asked<'GET /api/public/privacy-copy/:format'>,
    @Opened() link: OpenLink,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { copy } = await this.copyOf(link, format);
    const [type, bytes] = await this.rendered(copy, format);
    await reply
      .header('content-type', type)
      .header('content-language', `${copy.lang}-CA`)
      .header('content-disposition', `attachment; filename="${NAME[copy.lang]}.${format}"`)
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .send(bytes);
  }

  /** A file of the person's, under the key that it was always sealed with: the copy holds no second one. */
  @Route('GET /api/public/privacy-copy/files/:fileId')
  async file(
    @Asked() { params: { fileId } }: Asked<'GET /api/public/privacy-copy/files/:fileId'>,
    @Opened() link: OpenLink,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { copy } = await this.copyOf(link, fileId);
    const found = copy.files.find((file) => file.fileId === fileId);
    if (!found) throw new Refused('NOT_FOUND', 'no-such-file');
    await sendFile(this.files, found.owner, { fileId, type: found.type as FileKind }, `file-${fileId.slice(0, 8)}`, reply);
  }

  private async rendered(copy: PersonalCopy, format: 'json' | 'csv' | 'pdf'): Promise<[type: string, bytes: Buffer | string]> {
    if (format === 'csv') return ['text/csv; charset=utf-8', csvOf(copyTable(copy), csvSeparatorOf(copy.lang))];
    // Which key seals a file says nothing to its reader.
    if (format === 'json')
      return [
        'application/json; charset=utf-8',
        JSON.stringify({ ...copy, files: copy.files.map(({ owner: _, ...file }) => file) }, null, 1),
      ];
    const product = productNameOf(this.kernel.configuration.current())[copy.lang];
    return ['application/pdf', await copyPdf(copyPaper(copy), copy, product)];
  }

  /** Opens the copy of a link's request, counts and records it. @throws Refused when there is none, or none any more */
  private async copyOf({ state, actor }: OpenLink, shown: string): Promise<{ copy: PersonalCopy; until: string }> {
    const requestId = state.subject.privacyId!;
    const { export: made } = await stateOf(this.kernel, privacyRequest, requestId);
    if (!made || Date.parse(made.until) <= Date.now()) throw new Refused('NOT_FOUND', 'no-copy');
    await limit(this.kernel.db, `privacy-copy:${requestId}`, A_DAY, 24 * HOUR_S);
    const opened = await this.files.open(requestId, made.id);
    if (!opened) throw new Refused('NOT_FOUND', 'no-copy');
    this.accesses.openedLink(actor, `privacy-${requestId}`, { shown: `copy-${shown}` });
    return { copy: personalCopy.parse(JSON.parse(opened.bytes.toString('utf8'))), until: made.until };
  }
}
