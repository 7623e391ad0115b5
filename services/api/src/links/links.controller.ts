import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LINK_COMMANDS } from '@jurilien/contracts';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { fingerprintOf, linkUrl, type Kernel, type LinkGrant } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { commandBody } from '../commands/commands.controller.js';
import { parsed, refuseUnknownFields } from '../http/parsed.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { linkState, openLink, type OpenLink } from './link.js';
import { offerSubject } from '../offers/offer-subject.js';
import { refuseUnlessSteppedUp } from './step-up.js';

/** Personal links: how they stand, a new one for the address on file, and the commands they carry. No GET changes anything (D8). */
@Controller('api/public')
export class LinksController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Get('link')
  @Header('cache-control', 'no-store')
  async standing(
    @Headers('authorization') authorization?: string,
  ): Promise<{ purpose?: string; state: string; lang?: string; path?: string }> {
    const { state, standing } = await linkState(this.kernel, authorization);
    if (standing === 'unknown') return { state: standing };
    const { purpose, lang, subject } = state;
    // Where the plain address of the link leads on to; its own token is all a page needs.
    const path = linkUrl('', purpose as LinkGrant['purpose'], lang, authorization!.split(' ')[1]!, subject);
    return { state: standing, purpose, lang, path };
  }

  @Post('link/renew')
  @HttpCode(202)
  async renew(@Req() request: FastifyRequest, @Headers('authorization') authorization?: string): Promise<Record<string, never>> {
    await limit(this.kernel.db, `renew:${callerAddress(this.kernel, request)}`, 10, 3_600);
    const { id, state, standing } = await linkState(this.kernel, authorization);
    if (standing === 'expired' || standing === 'used') {
      await this.kernel
        .dispatch({
          name: 'RequestNewLink',
          commandId: crypto.randomUUID(),
          input: { linkId: id },
          actor: { kind: 'token', id: state.subject.personId ?? id, role: state.purpose, link: id },
        })
        .catch((error: unknown) => {
          // The answer must not tell whether anything was sent.
          if (!(error instanceof Refused)) throw error;
        });
    }
    return {};
  }

  @Post('commands/:name')
  @HttpCode(200)
  async send(
    @Param('name') name: string,
    @Body() raw: unknown,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<Answer> {
    const { commandId, payload } = parsed(commandBody, raw);
    await limit(this.kernel.db, `link-command:${callerAddress(this.kernel, request)}`, 600, 3_600);
    const link = await openLink(this.kernel, authorization);
    if (!LINK_COMMANDS[link.state.purpose!]?.includes(name)) throw new Refused('NOT_FOUND', 'no-such-command');
    refuseUnknownFields(this.kernel.registry.decisions.get(name)!, payload);
    if (name === 'RevealClaimNames') refuseUnlessSteppedUp(link, device);
    const fingerprint = fingerprintOf(this.kernel.secrets, link.actor, name, { payload });
    const input = { ...payload, ...(await subjectOf(this.kernel, name, link)) };
    return this.bus.execute(new Dispatch({ name, commandId, input, actor: link.actor, fingerprint }));
  }
}

/** Ids of the link's own subject win over whatever the payload says. */
async function subjectOf(kernel: Kernel, name: string, { id, state }: OpenLink): Promise<Record<string, unknown>> {
  const { leadId, offerId, professionalId, userId, acceptanceId } = state.subject;
  if (name === 'VerifyEmail') return { userId, linkId: id };
  if (name === 'ConfirmLeadEmail') return { leadId, method: 'link' };
  if (name === 'ConfirmLeadPhone') return { leadId, method: 'code' };
  // A link of an opinion names its acceptance; whose side it speaks for follows from whether it names a professional.
  if (name === 'SubmitSurvey') return { leadId, acceptanceId, side: professionalId ? 'professional' : 'client' };
  if (acceptanceId) return { leadId, acceptanceId, professionalId };
  if (!professionalId) return { leadId };
  return offerSubject(kernel, name, { leadId: leadId!, professionalId, ...(offerId ? { offerId } : {}) });
}
