import { Body, Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { ERASED, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { FileStore } from '@jurilien/files';
import { requestEmailVerification, user } from '@jurilien/identity';
import { PROOFS_KEPT, sendPhoneCode, uploadLicenceProof, verifyPhone, type ProfessionalState } from '@jurilien/professionals';
import { DAY_MS, termsBarAt, termsInForce } from '@jurilien/reference';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../http/files.js';
import { maskEmail, maskPhone, membershipAvailable } from '@jurilien/processes';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { FILES, KERNEL } from '../tokens.js';
import { SYSTEM } from '../permissions/system-actor.js';

type Application = Answer<'GET /api/pro/application'>;
const REAPPLY_MS = 30 * DAY_MS;
/** A card, its photograph or its scan. */
const PROOF_KINDS = ['pdf', 'jpg', 'png', 'heic'] as const;
const PROOF_MB = 20;
const DAY_SECONDS = 86_400;

/** An application in progress (M14, M15): how it stands, its two addresses, its proof. The rest are commands of the matrix. */
@Controller()
export class ApplicationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Route('GET /api/pro/application')
  async standing(@Req() { principal }: GuardedRequest): Promise<Application> {
    const { professionalId, state: s } = await ownProfessional(this.kernel, principal);
    const who = askingOf(this.kernel, principal.actor);
    const available = membershipAvailable(s, professionalId, who);
    const { emailVerified } = await stateOf(this.kernel, user, principal.actor.id);
    return {
      professionalId,
      state: s.status,
      title: s.title!,
      province: s.province!,
      name: s.name,
      firm: s.firm,
      email: known(s.email) ? maskEmail(s.email) : undefined,
      phone: known(s.phoneNumber) ? maskPhone(s.phoneNumber) : undefined,
      emailVerified: emailVerified || s.channels.includes('email'),
      phoneVerified: s.channels.includes('sms'),
      codeSentUntil: s.phoneCode && Date.parse(s.phoneCode.expiresAt) > Date.now() ? s.phoneCode.expiresAt : undefined,
      proofs: s.proofs ?? [],
      draft: s.draft ?? {},
      termsVersion: termsInForce(who).effectiveOn,
      termsAccepted: available.AcceptProfessionalTerms !== true,
      termsBarAt: termsBarAt(s.termsVersion, who),
      appliedAt: s.appliedAt,
      rejection: s.status === 'Rejected' ? rejectionOf(s) : undefined,
      licenceNo: s.licenceNo,
      insurance: s.insurance,
      insuranceUntil: s.insuranceUntil,
      practice: s.practice,
      hours: s.hours,
      autoClaim: s.autoClaim,
      available,
      text: s.text,
      publication: s.publication,
      serverNow: new Date().toISOString(),
    };
  }

  @Route('POST /api/pro/application/email')
  async sendLink(@Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const { actor } = principal;
    await this.bus.execute(command(requestEmailVerification, { userId: actor.id }, { actor }));
    return {};
  }

  @Route('POST /api/pro/application/phone')
  async sendCode(@Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await this.bus.execute(command(sendPhoneCode, { professionalId }, { actor: principal.actor }));
    return {};
  }

  @Route('POST /api/pro/application/phone/verify')
  async verify(
    @Asked() { body: { code } }: Asked<'POST /api/pro/application/phone/verify'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await limit(this.kernel.db, `phone-code:${principal.actor.id}`, 30, 3_600);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const { events } = await this.bus.execute(command(verifyPhone, { professionalId, code }, { actor: principal.actor }));
    if (events.some((e) => e.type === 'PhoneCodeRejected'))
      throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'invalid' }]);
  }

  /** The raw bytes of one file, read as they come. */
  @Route('POST /api/pro/application/proof')
  async proof(@Body() body: unknown, @Req() request: GuardedRequest & FastifyRequest) {
    const bytes = streamed(body);
    const { actor } = request.principal;
    await limit(this.kernel.db, `proof:${actor.id}`, 20, DAY_SECONDS);
    const { professionalId, state } = await ownProfessional(this.kernel, request.principal);
    if ((state.proofs?.length ?? 0) >= PROOFS_KEPT) throw new Refused('CAP_REACHED', 'proofs');
    const kept = await receiveFile(this.files, professionalId, bytes, { field: 'file', kinds: PROOF_KINDS, mostMb: PROOF_MB });
    try {
      await this.bus.execute(command(uploadLicenceProof, { professionalId, ...kept }, { actor: SYSTEM.upload }));
    } catch (error) {
      await this.files.remove(kept.fileId);
      throw error;
    }
    return { fileId: kept.fileId, type: kept.type, bytes: kept.bytes };
  }
}

const known = (value: string | undefined): value is string => value !== undefined && value !== ERASED;
const rejectionOf = ({ rejection, rejectedAt }: ProfessionalState): NonNullable<Application['rejection']> => ({
  ...rejection,
  at: rejectedAt!,
  againAt: new Date(Date.parse(rejectedAt!) + REAPPLY_MS).toISOString(),
});
