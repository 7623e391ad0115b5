import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Kernel } from '@jurilien/runtime';
import { KERNEL } from '../tokens.js';

/** What a token is for; one kind is never taken for another. */
const KINDS = {
  access: { typ: 'at+jwt', audience: 'access' },
  'second-factor': { typ: 'second-factor+jwt', audience: 'second-factor' },
} as const;
export type TokenKind = keyof typeof KINDS;

/** How far another clock of ours may be ahead before a token counts as not yet valid. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Tokens whose signature is known to be ours: the same one comes with every request of its quarter of an hour. */
const KNOWN = 5_000;

/** Seconds since 1970, as tokens carry them. */
export interface TokenTimes {
  readonly iat: number;
  readonly exp: number;
  readonly nbf?: number;
}

interface Key {
  readonly kid: string;
  readonly sign: KeyObject;
  /** Makes the successor of a refresh secret. */
  readonly rotation: KeyObject;
}

function keyOf(secret: string): Key {
  return {
    kid: createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12),
    sign: createSecretKey(Buffer.from(secret)),
    rotation: createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'refresh-rotation', 32))),
  };
}

/**
 * Signs and verifies tokens. The newest key signs; earlier ones still verify, so that keys rotate without logging anyone out.
 * A token's header must be one this keyring writes, letter for letter: no algorithm, key or address in it is ever followed.
 */
@Injectable()
export class Keyring {
  private readonly keys: readonly Key[];
  private readonly headers: Readonly<Record<TokenKind, ReadonlyMap<string, Key>>>;
  private readonly jwt = new JwtService({});
  private readonly known = new Map<string, object>();
  private readonly issuer: string;

  constructor(@Inject(KERNEL) { settings }: Pick<Kernel, 'settings'>) {
    this.issuer = settings.PRODUCT_SLUG;
    this.keys = [settings.JWT_SECRET, ...settings.JWT_SECRET_EARLIER].map(keyOf);
    const headersOf = (kind: TokenKind) => new Map(this.keys.map((key) => [encoded(headerOf(kind, key)), key]));
    this.headers = { access: headersOf('access'), 'second-factor': headersOf('second-factor') };
  }

  /** A token of a kind; the same claims and times make the same token. */
  sign(kind: TokenKind, claims: object, { iat, exp }: TokenTimes): string {
    const key = this.keys[0]!;
    return this.jwt.sign(
      { ...claims, iat, exp },
      {
        secret: key.sign as never,
        privateKey: key.sign as never,
        algorithm: 'HS256',
        header: headerOf(kind, key),
        audience: KINDS[kind].audience,
        issuer: this.issuer,
      },
    );
  }

  /**
   * The claims of a token of this kind that we signed and that is valid now, else nothing.
   * @param options `now` in milliseconds; `expired` also takes one whose end has passed, for the one place that renews it
   */
  verify<C extends object>(
    kind: TokenKind,
    token: string,
    options: { now?: number; expired?: boolean } = {},
  ): (C & TokenTimes) | undefined {
    const claims = this.signed<C>(kind, token);
    return claims && valid(claims, options.now ?? Date.now(), options.expired === true) ? claims : undefined;
  }

  /** The claims of a token of this kind that we signed, whatever the time. No one may change them: every caller gets the same object. */
  private signed<C extends object>(kind: TokenKind, token: string): (C & TokenTimes) | undefined {
    const key = this.headers[kind].get(token.slice(0, token.indexOf('.')));
    if (!key) return undefined;
    const known = this.known.get(token) as (C & TokenTimes) | undefined;
    if (known) return known;
    try {
      const claims = this.jwt.verify<C & TokenTimes>(token, {
        secret: key.sign as never,
        algorithms: ['HS256'],
        audience: KINDS[kind].audience,
        issuer: this.issuer,
        ignoreExpiration: true,
        ignoreNotBefore: true,
      });
      this.known.set(token, Object.freeze(claims));
      if (this.known.size > KNOWN) this.known.delete(this.known.keys().next().value!);
      return claims;
    } catch {
      return undefined;
    }
  }

  /** The secret that follows another in a family, by the newest key first: asked again, the answer is the same. */
  successors(family: string, generation: number, secret: string): string[] {
    return this.keys.map((key) => createHmac('sha256', key.rotation).update(`${family}|${generation}|${secret}`).digest('base64url'));
  }
}

const headerOf = (kind: TokenKind, key: Key) => ({ alg: 'HS256' as const, typ: KINDS[kind].typ, kid: key.kid });
const encoded = (header: object): string => Buffer.from(JSON.stringify(header)).toString('base64url');

function valid({ iat, exp, nbf = iat }: TokenTimes, now: number, expired: boolean): boolean {
  if (![iat, exp, nbf].every(Number.isFinite)) return false;
  return Math.max(iat, nbf) * 1_000 <= now + CLOCK_TOLERANCE_MS && (expired || exp * 1_000 > now);
}
