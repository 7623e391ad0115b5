import { Module } from '@nestjs/common';
import { CampaignsController } from './campaigns.controller.js';

/** Messages to many (X05). */
@Module({ controllers: [CampaignsController] })
export class CampaignsModule {}
