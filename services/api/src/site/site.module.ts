import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { JobApplicationsController } from './job-applications.controller.js';

/** Forms of the public site: contact and job applications. */
@Module({ controllers: [ContactController, JobApplicationsController] })
export class SiteModule {}
