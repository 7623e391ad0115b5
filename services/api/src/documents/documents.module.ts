import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { LeadDocumentsController } from './lead-documents.controller.js';
import { LinkDocumentController } from './link-document.controller.js';
import { OwnDocumentsController } from './own-documents.controller.js';
import { OwnLeadDocumentsController } from './own-lead-documents.controller.js';
import { Receiving } from './receiving.js';
import { Serving } from './serving.js';
import { SessionDocumentsController } from './session-documents.controller.js';
import { SessionUploadsController } from './session-uploads.controller.js';

/** Documents of requests. */
@Module({
  controllers: [
    DocumentsController,
    OwnDocumentsController,
    LinkDocumentController,
    SessionDocumentsController,
    SessionUploadsController,
    LeadDocumentsController,
    OwnLeadDocumentsController,
  ],
  providers: [Receiving, Serving],
})
export class DocumentsModule {}
