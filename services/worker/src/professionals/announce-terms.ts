import { automationRule, inForce, shippedRule } from '@jurilien/automation';
import { listRows } from '@jurilien/persistence';
import { termsInForce, termsNoticeAt } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';
import { notify } from '../messages/notify.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';

const A_PAGE = 200;

/**
 * Tells members who have not agreed to the terms in force that they should, and until when offers go on (R66). It runs every night;
 * the key of each notice names the member, the version and which of the three it is, so that none is sent twice.
 */
export function announceTerms(kernel: Kernel, bus: CommandBus): JobHandler<'announce-terms'> {
  const say = notify(kernel, bus);
  return async (item) => {
    const asked = asOf(kernel, item.now);
    const version = termsInForce(asked).effectiveOn;
    const step = termsNoticeAt(asked);
    if (step === undefined) return;
    const { version: ruleVersion } = inForce(shippedRule('R66')!, kernel.books.of(automationRule, 'R66'));
    const view = kernel.registry.views.get('professionals')!;
    for (let page = 1; ; page++) {
      const { data } = await listRows(kernel.db, view, { page, perPage: A_PAGE, filter: { state: ['Approved', 'Suspended'] } });
      for (const row of data) {
        if (row.termsVersion === version) continue;
        const professionalId = row.id as string;
        await say({ ...item, key: `R66:${professionalId}:${version}:${step}`, input: { rule: 'R66', ruleVersion, professionalId } });
      }
      if (data.length < A_PAGE) return;
    }
  };
}
