import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { DocumentStanding } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import {
  type Acting,
  type DocumentRequestState,
  isAwaited,
  isOwner,
  isReported,
  type LeadDocument,
  mayReadDocument,
} from '@jurilien/documents';
import { Refused } from '@jurilien/event-sourcing';
import { isLive } from '@jurilien/lead';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { steppedUp } from '../links/step-up.js';
import { KERNEL } from '../tokens.js';
import { detailsOf, matterOf, requestShown, roomOf, type Matter } from './gather.js';
import { Serving } from './serving.js';
import { shown } from './shown.js';

type Door = Answer<'GET /api/public/document'>;

/** What a link opens: the document that is shared with its reader, or what they are asked for. */
interface Behind {
  readonly m: Matter;
  readonly acting: Acting;
  readonly standing: DocumentStanding;
  readonly document?: LeadDocument | undefined;
  readonly request?: DocumentRequestState | undefined;
}

/** A document, or a request for documents, by the link of a message (M25). What is in it is shown after the code alone. */
@Controller()
export class LinkDocumentController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(Serving) private readonly serving: Serving,
  ) {}

  @Route('GET /api/public/document')
  async door(@Opened() link: OpenLink): Promise<Door> {
    const { m, acting, standing, document, request } = await this.behind(link);
    const { requestId } = link.state.subject;
    const shows = standing === 'open' && steppedUp(link);
    if (shows) this.accesses.openedLink(link.actor, `lead-${m.leadId}`, { shown: requestId ? 'document-request' : 'document' });
    return {
      serverNow: m.who.now,
      lang: link.state.lang,
      kind: requestId ? 'request' : 'document',
      standing,
      from: request?.by ?? document?.by ?? (acting.side === 'client' ? 'professional' : 'client'),
      reader: acting.side === 'professional' ? 'professional' : 'client',
      steppedUp: steppedUp(link),
      ...(shows && document ? { document: detailsOf(m, document, acting) } : {}),
      ...(shows && request ? { ...this.asked(m, request, acting), room: roomOf(m, acting) } : {}),
    };
  }

  @Route('GET /api/public/document/file')
  async file(
    @Asked() { query }: Asked<'GET /api/public/document/file'>,
    @Opened() link: OpenLink,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { m, acting, standing, document } = await this.behind(link);
    if (standing !== 'open') throw new Refused('WRONG_STATE', `document-${standing}`);
    if (!document) throw new Refused('NOT_FOUND', 'no-such-document');
    this.accesses.openedLink(link.actor, `lead-${m.leadId}`, { shown: `file:${document.documentId}`, file: document.documentId });
    await this.serving.one(m, document.documentId, query.as, { acting, actor: link.actor }, request, reply);
  }

  private asked(m: Matter, request: DocumentRequestState, acting: Acting): Pick<Door, 'request' | 'sent'> {
    const sent = m.state.documents.filter((d) => isOwner(d, acting) && d.answers?.requestId === request.requestId);
    return { request: requestShown(m, request, acting), sent: sent.map(shown) };
  }

  private async behind(link: OpenLink): Promise<Behind> {
    const { leadId, documentId, requestId, acceptanceId } = link.state.subject;
    if (!leadId || (!documentId && !requestId)) throw new Refused('NOT_FOUND', 'no-such-document');
    const m = await matterOf(this.kernel, leadId, link.actor);
    const acting = readerOf(m, acceptanceId);
    const reported = isReported(m.state, link.id);
    if (requestId) {
      const request = m.asked.find((s) => s.requestId === requestId);
      if (!request) throw new Refused('NOT_FOUND', 'no-such-document-request');
      const standing = reported ? 'reported' : ofRequest(request, m);
      return { m, acting: acting ?? { side: 'client' }, standing, request };
    }
    const document = m.state.documents.find((d) => d.documentId === documentId);
    if (!document && !m.state.deleted.includes(documentId!)) throw new Refused('NOT_FOUND', 'no-such-document');
    if (!acting) return { m, acting: { side: 'client' }, standing: reported ? 'reported' : 'ended' };
    return { m, acting, standing: reported ? 'reported' : ofDocument(document, acting, m), document };
  }
}

/** As whom the link speaks; nothing where it speaks for an acceptance that this request does not have. */
function readerOf(m: Matter, acceptanceId: string | undefined): Acting | undefined {
  if (!acceptanceId) return { side: 'client' };
  const seat = m.seats.find((one) => one.acceptanceId === acceptanceId);
  return seat && { side: 'professional', seat };
}

function ofDocument(d: LeadDocument | undefined, acting: Acting, { request }: Matter): DocumentStanding {
  if (!d) return 'deleted';
  if (request.erased || (acting.side === 'professional' && !acting.seat.readable)) return 'ended';
  return mayReadDocument(d, acting) ? 'open' : 'unshared';
}

function ofRequest(s: DocumentRequestState, { request }: Matter): DocumentStanding {
  if (s.status === 'Cancelled') return 'cancelled';
  if (!isLive(request.status) || request.erased) return 'ended';
  return isAwaited(s) || s.status === 'Fulfilled' ? 'open' : 'cancelled';
}
