import { randomUUID } from 'node:crypto';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { contactPoint, standingOf, type ContactState } from '@jurilien/messaging';
import { HOUR_S } from '@jurilien/reference';
import { openContactLink, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';

/** The words beside the choices of the page: what somebody agreed to. */
const CONSENT_TEXT = 'preferences-page-1';
const WHO = ['client', 'professional', 'anyone'] as const;
/** Whose choices: the keyed hash of an address, and what its holder is to us. */
interface PreferencesOf {
  readonly contactId: string;
  readonly who: (typeof WHO)[number];
}
const opened = z.object({ token: z.string().max(300) }).strict();
const chosen = opened.extend({ service: z.boolean(), marketing: z.boolean(), digest: z.boolean().optional() }).strict();

/**
 * N02: what is sent to one address, chosen without signing in by whoever holds a message to it. The token travels in the body alone,
 * the page shows neither address nor name, and reading changes nothing.
 */
@Controller('api/public/preferences')
export class PreferencesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post('standing')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async standing(@Body() body: unknown, @Req() request: FastifyRequest): Promise<object> {
    const of = await this.opened(parsed(opened, body).token, request);
    return choicesOf(of, await stateOf(this.kernel, contactPoint, of.contactId));
  }

  @Post()
  @HttpCode(204)
  async choose(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { token, digest, ...classes } = parsed(chosen, body);
    const of = await this.opened(token, request);
    const before = choicesOf(of, await stateOf(this.kernel, contactPoint, of.contactId));
    for (const name of ['service', 'marketing'] as const) {
      // Whoever holds the mailbox and keeps what was ticked with it, agrees: from now on it counts.
      const proves = name === 'marketing' && classes.marketing && before.pending;
      if (classes[name] === before[name] && !proves) continue;
      const consent = { contactId: of.contactId, class: name };
      if (!classes[name]) await this.send(of, 'WithdrawConsent', { ...consent, source: 'page' });
      else
        await this.send(of, 'RecordConsent', {
          ...consent,
          basis: 'express',
          textVersion: CONSENT_TEXT,
          source: 'page',
          channel: 'web',
          evidence: `link, ip ${this.kernel.secrets.hash(`ip:${callerAddress(this.kernel, request)}`)}`,
        });
    }
    if (digest !== undefined && of.who === 'professional')
      await this.send(of, 'SetContactPreferences', { contactId: of.contactId, preferences: { digest } });
  }

  private async opened(token: string, request: FastifyRequest): Promise<PreferencesOf> {
    await limit(this.kernel.db, `preferences:${callerAddress(this.kernel, request)}`, 120, HOUR_S);
    const { contactId, use } = (await openContactLink(this.kernel, token)) ?? {};
    const who = WHO.find((w) => use === `preferences-${w}`);
    if (!contactId || !who) throw new Refused('NOT_FOUND', 'no-such-link');
    return { contactId, who };
  }

  private send({ contactId }: PreferencesOf, name: string, input: Record<string, unknown>) {
    return this.kernel.dispatch({ name, commandId: randomUUID(), input, actor: { kind: 'token', id: contactId, role: 'preferences' } });
  }
}

/** What the address stands for, as every page shows it; the digest is a professional's. */
const choicesOf = ({ who }: PreferencesOf, contact: ContactState) => ({
  who,
  ...standingOf(contact, new Date().toISOString()),
  ...(who === 'professional' ? { digest: contact.preferences.digest !== false } : {}),
});
