import { Module } from '@nestjs/common';
import { AudiencesController } from './audiences.controller.js';
import { CampaignsController } from './campaigns.controller.js';

/** Messages to many (X05). */
@Module({ controllers: [AudiencesController, CampaignsController] })
export class CampaignsModule {}
