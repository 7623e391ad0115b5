import { Module } from '@nestjs/common';
import { PreferencesController } from './preferences.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

/** Consents by address, and unsubscribing. */
@Module({ controllers: [PreferencesController, UnsubscribeController] })
export class PreferencesModule {}
