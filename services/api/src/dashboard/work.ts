import { Inject, Injectable } from '@nestjs/common';
import { mayList, maySend } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import type { View } from '@jurilien/event-sourcing';
import { firstRows, type FirstRows, type Scope } from '@jurilien/persistence';
import { byUrgency, howUrgent, linesFor, type LineAsked, type WorkLine } from '@jurilien/processes';
import { OFFICE_ZONE, PROVINCES } from '@jurilien/reference';
import { scopeOf, type Kernel } from '@jurilien/runtime';
import { DateTime } from 'luxon';
import { OwnHealth } from '../health/own-health.js';
import { machineOf } from '../operations/machine.js';
import type { Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { remembered } from './remembered.js';

type Line = NonNullable<Answer<'GET /api/dashboard'>['lines']>[number];
type Placed = Line & Pick<WorkLine, 'keeps'>;

/** How the machine is, for who comes back to the page; its own page asks each time. */
const MACHINE_MS = 10_000;

/** A line as it is asked for: of every province, or of one where provinces set it differently. */
interface Part {
  readonly line: WorkLine;
  readonly asked: LineAsked;
}

/** What waits for someone of the team (4.12 `work_summary`). */
@Injectable()
export class Work {
  private readonly machine = remembered<Awaited<ReturnType<typeof machineOf>>>(MACHINE_MS);

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(OwnHealth) private readonly health: OwnHealth,
  ) {}

  /** The lines with something in them, what is done first on top; nothing for a role that no line is for. */
  async linesOf(principal: Principal, now: number): Promise<Line[] | null> {
    const lines = linesFor(principal.who);
    if (lines.length === 0) return null;
    const parts = lines.flatMap((line) => this.partsOf(line, principal, now));
    const [found, machine] = await Promise.all([this.counted(parts, principal), this.ofMachine(principal)]);
    const placed = parts.flatMap((part, i) => shown(part, found[i]!));
    return [...placed, ...machine].sort(byUrgency).map(({ keeps: _, ...line }) => line);
  }

  private partsOf(line: WorkLine, { actor }: Principal, now: number): Part[] {
    const today = DateTime.fromMillis(now, { zone: OFFICE_ZONE });
    const config = this.kernel.configuration.current();
    const day = { from: today.startOf('day').toMillis(), until: today.endOf('day').toMillis() };
    const asked = { config, now, day, me: actor.id };
    const provinces = PROVINCES.map(({ code }) => code).filter((code) => actor.provinces?.includes(code) ?? true);
    const settings = new Set(line.setting ? provinces.map((province) => line.setting!(config, province)) : []);
    if (settings.size > 1) return provinces.map((province) => ({ line, asked: { ...asked, province } }));
    return [{ line, asked: { ...asked, ...(line.setting && provinces.length === 1 ? { province: provinces[0] } : {}) } }];
  }

  private async counted(parts: readonly Part[], principal: Principal): Promise<FirstRows[]> {
    const views = new Map<string, { view: View; scope: Scope | undefined }>();
    for (const { line } of parts) {
      if (views.has(line.view)) continue;
      const view = this.kernel.registry.views.get(line.view)!;
      views.set(line.view, { view, scope: await scopeOf(this.kernel, view, principal) });
    }
    const asked = parts.map(({ line, asked }) => ({
      ...views.get(line.view)!,
      filter: filterOf({ line, asked }),
      by: line.by,
      about: line.about,
      next: line.take && maySend(line.take.command, principal.who) ? line.take : undefined,
    }));
    return this.kernel.reads.on(
      [...views.values()].map(({ view }) => view),
      (sql) => firstRows(sql, asked),
    );
  }

  /** What the machine reports of itself: as much as its page shows. */
  private async ofMachine({ who }: Principal): Promise<Placed[]> {
    if (!mayList('operations', who) || !maySend('RetryDeadLetter', who)) return [];
    const { alarms, checks, work } = await this.machine('', async () => machineOf(this.kernel, await this.health.checks()));
    const line = (name: 'machineWrong' | 'deadLetters', n: number): Placed[] => (n > 0 ? [{ ...OF_MACHINE, name, n }] : []);
    return [...line('machineWrong', alarms.length + Object.keys(checks).length), ...line('deadLetters', work.givenUp)];
  }
}
const OF_MACHINE = {
  keeps: 'house',
  urgency: 'late',
  clock: 'changed',
  more: false,
  province: null,
  list: null,
  first: null,
  next: null,
} as const;

/** The list that a line counts, and that it leads to. */
const filterOf = ({ line, asked }: Part): Record<string, unknown> => ({
  ...line.filter(asked),
  ...(line.setting && asked.province ? { province: asked.province } : {}),
});

function shown(part: Part, { n, more, first, next }: FirstRows): Placed[] {
  if (n === 0) return [];
  const { line, asked } = part;
  const province = PROVINCES.find(({ code }) => code === first?.province)?.code;
  const at = first?.at ?? null;
  return [
    {
      name: line.name,
      keeps: line.keeps,
      n,
      more,
      urgency: howUrgent(line, at, { ...asked, ...(province ? { province } : {}) }),
      clock: line.clock,
      province: line.setting ? (asked.province ?? null) : null,
      list: { view: line.view, filter: filterOf(part) },
      first: first && { id: first.id, about: first.about, at },
      next,
    },
  ];
}
