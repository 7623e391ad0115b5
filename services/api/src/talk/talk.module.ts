import { Module } from '@nestjs/common';
import { ClientThreadsController } from './client-threads.controller.js';
import { LinkThreadsController } from './link-threads.controller.js';
import { ProThreadsController } from './pro-threads.controller.js';

/** Threads of messages. */
@Module({ controllers: [ClientThreadsController, LinkThreadsController, ProThreadsController] })
export class TalkModule {}
