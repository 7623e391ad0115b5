import { Module } from '@nestjs/common';
import { MailWebhooksController } from './mail-webhooks.controller.js';
import { ReceivedMailController } from './received-mail.controller.js';
import { StripeWebhooksController } from './stripe-webhooks.controller.js';
import { WebhooksController } from './webhooks.controller.js';

/** What providers report. */
@Module({ controllers: [MailWebhooksController, ReceivedMailController, StripeWebhooksController, WebhooksController] })
export class WebhooksModule {}
