import { ask } from '../../../api/index.server';
import { isField, provinceOf } from '../../../lang';
import type { Step } from '../questions/flows';
import { saysMore, type Supply } from './supply';
import { fieldsOf } from '../questions/fields';
import type { Raw } from '../../../forms';

const PATIENCE_MS = 1_000;
const FLAGS = ['acceptDistance', 'juridicalHelp', 'mediator', 'paralegal', 'consult'] as const;

/**
 * How many could be asked, and what each answer of the page about means makes of it (IN8, IN9). Nothing on other pages, before field
 * and region are known, or when the API does not answer within a second, or when all of it is "fewer than five": the page stands without it.
 */
export async function supplyFor(request: Request, step: Step, raw: Raw): Promise<Supply | null> {
  const { lawyerType, region, budget, rate, ...facts } = fieldsOf(raw) as Record<string, unknown>;
  const province = provinceOf(String(region ?? ''));
  if (!step.asks.includes('budget') || !isField(String(lawyerType ?? '')) || !province) return null;
  const query = new URLSearchParams({ lawyerType: String(lawyerType), province, region: String(region), brackets: '1' });
  if (Number(budget) > 0) query.set('budget', String(budget));
  if (Number(rate) > 0) query.set('rate', String(rate));
  for (const name of FLAGS) if (facts[name] === true && (name !== 'paralegal' || province === 'ON')) query.set(name, '1');
  const reply = await Promise.race([
    ask<Supply>(request, `/eligible-counts?${query}`),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  return reply?.ok && saysMore(reply.value) ? reply.value : null;
}
