import { Module } from '@nestjs/common';
import { InForceController } from './in-force.controller.js';

/** The configuration in force, for the front ends. */
@Module({ controllers: [InForceController] })
export class InForceModule {}
