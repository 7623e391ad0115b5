import { Module } from '@nestjs/common';
import { ConfigurationController } from './configuration.controller.js';

/** The report of the configuration, its files, and its comparisons. */
@Module({ controllers: [ConfigurationController] })
export class ConfigurationModule {}
