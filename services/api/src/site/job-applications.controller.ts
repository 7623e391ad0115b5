import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { sending } from '@jurilien/contracts/api';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { emailAddress, filledLine, ids, Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { jobApplication, RESUME_KINDS, submitJobApplication } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { receiveFile, sendFile } from '../http/files.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { senderOf } from '../requests/sender.js';
import { streamed } from '../http/streamed.js';
import { FILES, KERNEL } from '../tokens.js';

const application = z
  .object({
    /** Made by the form, so that the same form sent twice is one application. */
    applicationId: ids.applicationId,
    job: z.string().max(60).optional(),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: emailAddress,
    letter: z.string().trim().max(4_000).default(''),
    ...sending,
  })
  .strict();
const LONGEST_LINE = 32_000;
const RESUME_MB = 10;

/** Applications for a post of ours (P06): the answers and the résumé in one go, so that neither exists without the other. */
@Controller()
export class JobApplicationsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** One line of JSON, then the bytes of the file as they come. */
  @Route('POST /api/public/job-applications')
  async apply(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const bytes = streamed(body);
    const { line, rest } = await firstLine(bytes);
    const { website, startedAt, work, ...input } = parsed(application, line);
    const sender = await senderOf(this.kernel, request, 'job-application', input.applicationId, { website, startedAt, work });
    if (sender === 'machine') return {};
    const { status } = await stateOf(this.kernel, jobApplication, input.applicationId);
    if (status !== 'None') return {};
    const wanted = { field: 'resume', kinds: RESUME_KINDS, mostMb: RESUME_MB };
    const resume = await receiveFile(this.files, input.applicationId, rest, wanted);
    try {
      await this.bus.execute(command(submitJobApplication, { ...input, resume }, { actor: { kind: 'anon', id: 'job-form' } }));
    } catch (error) {
      await this.files.remove(resume.fileId);
      throw error;
    }
    return {};
  }

  /** The résumé, for who decides. Each look is written down; the browser only ever downloads it. */
  @Route('GET /api/job-applications/:id/resume')
  async resume(
    @Asked() { params: { id: applicationId } }: Asked<'GET /api/job-applications/:id/resume'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { resume } = await stateOf(this.kernel, jobApplication, applicationId);
    if (!resume) throw new Refused('NOT_FOUND', 'no-such-file');
    this.accesses.read(principal, { action: 'saw', subject: `jobapp-${applicationId}`, detail: { file: resume.fileId } }, resume.fileId);
    await sendFile(this.files, applicationId, resume, `cv-${applicationId.slice(0, 8)}`, reply);
  }
}

/** Takes the line off the front of a stream. */
async function firstLine(body: AsyncIterable<Buffer>): Promise<{ line: unknown; rest: AsyncIterable<Uint8Array> }> {
  const pieces = body[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (!head.includes(10)) {
    const { value, done } = await pieces.next();
    if (done || head.length > LONGEST_LINE) throw new Refused('VALIDATION', 'no-line');
    head = Buffer.concat([head, value]);
  }
  const end = head.indexOf(10);
  return { line: jsonOf(head.subarray(0, end).toString('utf8')), rest: from(head.subarray(end + 1), pieces) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('VALIDATION', 'no-json');
  }
}

async function* from(head: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
