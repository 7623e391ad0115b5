import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ERASED, Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { user } from '@jurilien/identity';
import { PROOFS_KEPT, type ProfessionalState } from '@jurilien/professionals';
import { DAY_MS, defaults, termsBarAt } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { receiveFile } from '../http/files.js';
import { maskEmail, maskPhone } from '../views/masking.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { FILES, KERNEL } from '../tokens.js';
import { SYSTEM } from '../permissions/system-actor.js';

const typed = z.object({ code: z.string().trim().min(1).max(20) }).strict();
const REAPPLY_MS = 30 * DAY_MS;
/** A card, its photograph or its scan. */
const PROOF_KINDS = ['pdf', 'jpg', 'png', 'heic'] as const;
const PROOF_MB = 20;
const DAY_SECONDS = 86_400;

/** An application on its way (M14, M15): how it stands, its two addresses, its proof. The rest are commands of the matrix. */
@Controller('api/pro/application')
export class ApplicationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async standing(@Req() { principal }: GuardedRequest): Promise<object> {
    const { professionalId, state: s } = await ownProfessional(this.kernel, principal);
    const { emailVerified } = await stateOf(this.kernel, user, principal.actor.id);
    return {
      professionalId,
      state: s.status,
      title: s.title,
      province: s.province,
      name: s.name,
      firm: s.firm,
      email: known(s.email) && maskEmail(s.email!),
      phone: known(s.phoneNumber) && maskPhone(s.phoneNumber!),
      emailVerified: emailVerified || s.channels.includes('email'),
      phoneVerified: s.channels.includes('sms'),
      codeSentUntil: s.phoneCode && Date.parse(s.phoneCode.expiresAt) > Date.now() ? s.phoneCode.expiresAt : undefined,
      proofs: s.proofs ?? [],
      draft: s.draft ?? {},
      termsVersion: defaults['professional.termsVersion'],
      termsAccepted: s.termsVersion === defaults['professional.termsVersion'],
      termsBarAt: s.termsVersion ? termsBarAt() : undefined,
      appliedAt: s.appliedAt,
      rejection: s.status === 'Rejected' ? rejectionOf(s) : undefined,
      licenceNo: s.licenceNo,
      insurance: s.insurance,
      insuranceUntil: s.insuranceUntil,
      practice: s.practice,
      hours: s.hours,
      autoClaim: s.autoClaim,
      text: s.text,
      publication: s.publication,
      serverNow: new Date().toISOString(),
    };
  }

  @Post('email')
  @HttpCode(202)
  async sendLink(@Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    await this.send('RequestEmailVerification', principal.actor, { userId: principal.actor.id });
    return {};
  }

  @Post('phone')
  @HttpCode(202)
  async sendCode(@Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await this.send('SendPhoneCode', principal.actor, { professionalId });
    return {};
  }

  @Post('phone/verify')
  @HttpCode(204)
  async verify(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const { code } = parsed(typed, body);
    await limit(this.kernel.db, `phone-code:${principal.actor.id}`, 30, 3_600);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const { events } = await this.send('VerifyPhone', principal.actor, { professionalId, code });
    if (events.some((e) => e.type === 'PhoneCodeRejected'))
      throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'invalid' }]);
  }

  /** The raw bytes of one file, read as they come. */
  @Post('proof')
  @HttpCode(201)
  async proof(@Body() body: unknown, @Req() request: GuardedRequest & FastifyRequest): Promise<object> {
    const bytes = streamed(body);
    const { actor } = request.principal;
    await limit(this.kernel.db, `proof:${actor.id}`, 20, DAY_SECONDS);
    const { professionalId, state } = await ownProfessional(this.kernel, request.principal);
    if ((state.proofs?.length ?? 0) >= PROOFS_KEPT) throw new Refused('CAP_REACHED', 'proofs');
    const kept = await receiveFile(this.files, professionalId, bytes, { field: 'file', kinds: PROOF_KINDS, mostMb: PROOF_MB });
    try {
      await this.send('UploadLicenceProof', SYSTEM.upload, { professionalId, ...kept });
    } catch (error) {
      await this.files.remove(kept.fileId);
      throw error;
    }
    return { fileId: kept.fileId, type: kept.type, bytes: kept.bytes };
  }

  private send(name: string, actor: GuardedRequest['principal']['actor'], input: Record<string, unknown>) {
    return this.kernel.dispatch({ name, commandId: randomUUID(), input, actor });
  }
}

const known = (value: string | undefined): boolean => value !== undefined && value !== ERASED;
const rejectionOf = ({ rejection, rejectedAt }: ProfessionalState): object => ({
  ...rejection,
  at: rejectedAt,
  againAt: new Date(Date.parse(rejectedAt!) + REAPPLY_MS).toISOString(),
});
