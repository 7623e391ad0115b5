import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { SessionsModule } from '../sessions/sessions.module.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LinkStrategy } from './link.strategy.js';
import { WebhookStrategy } from './webhook.strategy.js';

/** Who calls: the strategies by which a request proves it. What it may do is the permission matrix' part. */
@Module({
  imports: [PassportModule, SessionsModule],
  providers: [JwtStrategy, LinkStrategy, WebhookStrategy],
  exports: [JwtStrategy, LinkStrategy, WebhookStrategy],
})
export class AuthModule {}
