import type { Call } from '@jurilien/contracts/api';
import { ask } from '../../../api/index.server';
import { isField, provinceOf } from '../../../lang';
import type { Step } from '../questions/flows';
import { saysMore, type Supply } from './supply';
import { fieldsOf } from '../questions/fields';
import type { Raw } from '../../../forms';

type Asked = Call<'GET /api/public/eligible-counts'>['query'];
const PATIENCE_MS = 1_000;
const FLAGS = ['acceptDistance', 'juridicalHelp', 'mediator', 'paralegal', 'consult'] as const;

/**
 * How many could be asked, and what each answer of the page about means makes of it (IN8, IN9). Nothing on other pages, before field
 * and region are known, or when the API does not answer within a second, or when all of it is "fewer than five": the page stands without it.
 */
export async function supplyFor(request: Request, step: Step, raw: Raw): Promise<Supply | null> {
  const { lawyerType, region, budget, rate, ...facts } = fieldsOf(raw);
  const province = provinceOf(String(region ?? ''));
  if (!step.asks.includes('budget') || !isField(String(lawyerType ?? '')) || !province) return null;
  const flags = FLAGS.filter((name) => facts[name] === true && (name !== 'paralegal' || province === 'ON'));
  const query = {
    lawyerType: String(lawyerType),
    province,
    region: String(region),
    brackets: '1',
    ...(Number(budget) > 0 ? { budget: String(budget) as Asked['budget'] } : {}),
    ...(Number(rate) > 0 ? { rate: String(rate) as Asked['rate'] } : {}),
    ...(Object.fromEntries(flags.map((name) => [name, '1'])) as Pick<Asked, (typeof FLAGS)[number]>),
  } as const;
  const reply = await Promise.race([
    ask(request, 'GET /api/public/eligible-counts', { query }),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  if (!reply?.ok || !reply.value.brackets) return null;
  const supply = { ...reply.value, brackets: reply.value.brackets };
  return saysMore(supply) ? supply : null;
}
