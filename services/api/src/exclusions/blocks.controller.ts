import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { type Actor, possibleIn } from '@jurilien/event-sourcing';
import { blockList, counts, blacklistEntry, holds, type Block } from '@jurilien/exclusions';
import { budgetOf, lead } from '@jurilien/lead';
import { distribution, seatsTaken } from '@jurilien/search';
import { BLOCK_BUTTONS, ENTRY_BUTTONS } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows } from '../pro/own.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';

/** A block as its owner sees it: what it is about and where it was made, never whom its hashes stand for. */
const shown = ({ blockId, kind, value, until, leadCode }: Block) => ({ blockId, kind, value, until, leadCode });

/** Whom and what someone does not want to meet again (M24, M11). */
@Controller()
export class BlocksController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** What can be blocked from an offer, or by the client of a request, and what already is. */
  @Route('GET /api/public/blocks')
  async byLink(@Opened() { state, actor }: OpenLink): Promise<Answer<'GET /api/public/blocks'>> {
    const { leadId, professionalId } = state.subject;
    const request = await stateOf(this.kernel, lead, leadId!);
    const blocks = await this.ownBlocks(professionalId ?? leadId!, actor);
    if (!professionalId) return { owner: 'client', code: request.code!, professionals: await this.accepted(leadId!), blocks };
    return {
      owner: 'professional',
      code: request.code!,
      lawyerType: request.facts.lawyerType,
      province: request.facts.province,
      region: request.facts.region,
      juridicalHelp: request.facts.juridicalHelp === true,
      lowBudget: budgetOf(request.facts) === 1,
      parties: request.othersInvolved.filter((p) => p.name).length,
      blocks,
    };
  }

  @Route('GET /api/pro/blocks')
  async own(@Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return { blocks: await this.ownBlocks(professionalId, principal.actor) };
  }

  /** Entries of the blacklist on the professional who asks: why no offers come, and until when one may ask for another look. */
  @Route('GET /api/pro/blacklist')
  async blacklist(@Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    const rows = await ownRows(this.kernel, 'blacklist', own, { filter: { kind: 'professional' } });
    const entries = await Promise.all(
      rows.map(async ({ id }) => ({ id: id as string, s: await stateOf(this.kernel, blacklistEntry, id as string) })),
    );
    const who = askingOf(this.kernel, principal.actor);
    const { professionalId } = own;
    return {
      entries: entries
        .filter(({ s }) => counts(s))
        .map(({ id, s }) => ({
          entryId: id,
          blockType: s.entry!.blockType,
          until: s.entry!.until,
          answerBy: s.answerBy,
          actions: possibleIn(ENTRY_BUTTONS, { entry: s }, who, { entryId: id, professionalId }),
        })),
    };
  }

  private async ownBlocks(ownerId: string, actor: Actor) {
    const blocks = await stateOf(this.kernel, blockList, ownerId);
    const now = new Date().toISOString();
    return blocks.blocks
      .filter((block) => holds(block, now))
      .map((block) => ({
        ...shown(block),
        actions: possibleIn(BLOCK_BUTTONS, { blocks }, askingOf(this.kernel, actor, now), { blockId: block.blockId }),
      }));
  }

  private async accepted(leadId: string) {
    const search = await stateOf(this.kernel, distribution, leadId);
    return Promise.all(
      seatsTaken(search).map(async ({ professionalId }) => ({
        professionalId,
        name: (await stateOf(this.kernel, professional, professionalId)).name,
      })),
    );
  }
}
