import { Module } from '@nestjs/common';
import { SmsController } from './sms.controller.js';

/** The page of consents to text messages. */
@Module({ controllers: [SmsController] })
export class SmsModule {}
