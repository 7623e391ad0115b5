import { Controller, Inject } from '@nestjs/common';
import { MESSAGE_RULES } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { deadLetterGroups, figuresOfWork, listDeadLetters, type DeadLetter } from '@jurilien/persistence';
import { databaseNow, isPastMoment, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { OwnHealth } from '../health/own-health.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import { machineOf } from './machine.js';

type Letter = Answer<'GET /api/operations/dead-letters'>['rows'][number];

const PAGE = 25;
const GROUPS = 50;

/** What a row of work may say of what it is about: ids of these, and nothing that is none. */
const ABOUT = [
  'leadId',
  'professionalId',
  'acceptanceId',
  'appointmentId',
  'meetingId',
  'candidateId',
  'messageId',
  'operationId',
] as const;
const id = z.uuid();
const rules: readonly string[] = MESSAGE_RULES;

/** N07: how the machine is, and work that was given up. What rows carry beside ids is not shown, nor what was thrown. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(OwnHealth) private readonly health: OwnHealth,
  ) {}

  @Route('GET /api/operations')
  async machine() {
    return machineOf(this.kernel, await this.health.checks());
  }

  @Route('GET /api/operations/dead-letters')
  async deadLetters(@Asked() { query: { job, fault, afterAt, afterId } }: Asked<'GET /api/operations/dead-letters'>) {
    const { db } = this.kernel;
    const of = job === undefined ? undefined : { job, fault: fault ?? '' };
    const after = afterAt && afterId ? { givenUpAt: afterAt, id: afterId } : undefined;
    const [now, { failed }, groups, found] = await Promise.all([
      databaseNow(this.kernel),
      figuresOfWork(db),
      deadLetterGroups(db, GROUPS),
      listDeadLetters(db, of, { after, limit: PAGE + 1 }),
    ]);
    return { total: failed, groups, rows: found.slice(0, PAGE).map((row) => this.shown(row, now)), more: found.length > PAGE };
  }

  private shown(row: DeadLetter, now: string): Letter {
    const { input, priority: _, ...rest } = row;
    const said = z.record(z.string(), z.unknown()).safeParse(input).data ?? {};
    const about = ABOUT.flatMap((name) => {
      const { success, data } = id.safeParse(said[name]);
      return success ? [[name, data] as const] : [];
    });
    const rule = rules.find((code) => code === said['rule']);
    return { ...rest, pastMoment: isPastMoment(this.kernel, row, now), ...(rule ? { rule } : {}), about: Object.fromEntries(about) };
  }
}
