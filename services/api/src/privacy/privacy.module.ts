import { Module } from '@nestjs/common';
import { AccountPrivacyController } from './account-privacy.controller.js';
import { PrivacyCasesController } from './privacy-cases.controller.js';
import { PublicPrivacyController } from './public-privacy.controller.js';

/** Requests about one's own data. */
@Module({ controllers: [PublicPrivacyController, AccountPrivacyController, PrivacyCasesController] })
export class PrivacyModule {}
