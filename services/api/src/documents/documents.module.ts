import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { LeadDocumentsController } from './lead-documents.controller.js';
import { OwnLeadDocumentsController } from './own-lead-documents.controller.js';

/** Documents of requests. */
@Module({ controllers: [DocumentsController, LeadDocumentsController, OwnLeadDocumentsController] })
export class DocumentsModule {}
