import { Module } from '@nestjs/common';
import { LinksController } from './links.controller.js';
import { StepUpController } from './step-up.controller.js';

/** Personal links: what they open, and the step-up before what needs more than a link. */
@Module({ controllers: [LinksController, StepUpController] })
export class LinksModule {}
