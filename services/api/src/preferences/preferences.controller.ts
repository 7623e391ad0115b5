import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command, type Sending } from '@jurilien/event-sourcing/command-bus';
import { automationRule } from '@jurilien/automation';
import { agreedText, Refused } from '@jurilien/event-sourcing';
import { contactPoint, recordConsent, setContactPreferences, standingOf, withdrawConsent, type ContactState } from '@jurilien/messaging';
import { agreedTextAt, HOUR_S } from '@jurilien/reference';
import { asOf, openContactLink, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { ownMoments } from './consent-moments.js';
import { purposesOf } from './purposes.js';

const WHO = ['client', 'professional', 'anyone'] as const;
/** Whose choices: the keyed hash of an address, and what its holder is to us. */
interface PreferencesOf {
  readonly contactId: string;
  readonly who: (typeof WHO)[number];
}

/**
 * N02: what is sent to one address, chosen without signing in by the person who holds a message to it. The token travels in the body alone,
 * the page shows neither address nor name, and reading changes nothing.
 */
@Controller()
export class PreferencesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/public/preferences/standing')
  async standing(@Asked() { body }: Asked<'POST /api/public/preferences/standing'>, @Req() request: FastifyRequest) {
    const of = await this.opened(body.token, request);
    await this.kernel.books.readOn();
    const purposes = (name: 'service' | 'marketing') => purposesOf(of.who, name, (rule) => this.kernel.books.of(automationRule, rule));
    return {
      ...choicesOf(of, await stateOf(this.kernel, contactPoint, of.contactId)),
      contains: { service: purposes('service'), marketing: purposes('marketing') },
      history: await ownMoments(this.kernel, of.contactId),
    };
  }

  @Route('POST /api/public/preferences')
  async choose(@Asked() { body }: Asked<'POST /api/public/preferences'>, @Req() request: FastifyRequest): Promise<void> {
    const { token, digest, shown, lang, ...classes } = body;
    const of = await this.opened(token, request);
    const before = choicesOf(of, await stateOf(this.kernel, contactPoint, of.contactId));
    const textVersion = () => agreedText('form', agreedTextAt({ document: 'message-choices', shown, lang }, asOf(this.kernel)));
    for (const name of ['service', 'marketing'] as const) {
      // The holder of the mailbox who keeps what was ticked with it agrees: from now on it counts.
      const proves = name === 'marketing' && classes.marketing && before.pending;
      if (classes[name] === before[name] && !proves) continue;
      const consent = { contactId: of.contactId, class: name, source: 'page' } as const;
      const evidence = `link, ip ${this.kernel.secrets.hash(`ip:${callerAddress(this.kernel, request)}`)}`;
      const part = name === 'marketing' ? 'link-marketing' : `link-service-${of.who}`;
      const agreed = () => ({ ...consent, basis: 'express', textVersion: textVersion(), part, channel: 'web', evidence }) as const;
      await this.bus.execute(classes[name] ? command(recordConsent, agreed(), by(of)) : command(withdrawConsent, consent, by(of)));
    }
    if (digest !== undefined && of.who === 'professional')
      await this.bus.execute(command(setContactPreferences, { contactId: of.contactId, preferences: { digest } }, by(of)));
  }

  private async opened(token: string, request: FastifyRequest): Promise<PreferencesOf> {
    await limit(this.kernel.db, `preferences:${callerAddress(this.kernel, request)}`, 120, HOUR_S);
    const { contactId, use } = (await openContactLink(this.kernel, token)) ?? {};
    const who = WHO.find((w) => use === `preferences-${w}`);
    if (!contactId || !who) throw new Refused('NOT_FOUND', 'no-such-link');
    return { contactId, who };
  }
}

/** The holder of the address. */
const by = ({ contactId }: PreferencesOf): Sending => ({ actor: { kind: 'token', id: contactId, role: 'preferences' } });

/** What the address stands for, as every page shows it; the digest is a professional's. */
const choicesOf = ({ who }: PreferencesOf, contact: ContactState) => ({
  who,
  ...standingOf(contact, new Date().toISOString()),
  ...(who === 'professional' ? { digest: contact.preferences.digest !== false } : {}),
});
