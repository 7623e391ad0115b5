import type { Answer } from '@jurilien/contracts/api';
import { ask } from '../../api/index.server';

export type Processors = Answer<'GET /api/public/processors'>['processors'];

/** Who receives personal data; none while the API cannot say, as the policy's own words remain. */
export async function processorsOf(request: Request): Promise<Processors> {
  const reply = await ask(request, 'GET /api/public/processors', {});
  return reply.ok ? reply.value.processors : [];
}
