import { Module } from '@nestjs/common';
import { ConfigurationController } from './configuration.controller.js';
import { PreviewsController } from './previews.controller.js';

/** The report of the configuration, its files and comparisons, and what changes of it would have done. */
@Module({ controllers: [ConfigurationController, PreviewsController] })
export class ConfigurationModule {}
