import { Controller, Inject } from '@nestjs/common';
import type { Config } from '@jurilien/event-sourcing';
import { inForce, PUBLIC_KEYS, type InForce, type Key } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** Computed once for each configuration. */
const remembered = (keys?: readonly Key[]): ((config: Config) => InForce) => {
  let last: { readonly config: Config; readonly answer: InForce } | undefined;
  return (config) => {
    if (last?.config !== config) last = { config, answer: inForce(config, keys) };
    return last.answer;
  };
};

/** What everyone may know. */
const publicInForce = remembered(PUBLIC_KEYS);
const everyValue = remembered();

/** Values in force: all of them for the team, those of the public pages for everyone. */
@Controller()
export class InForceController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/config/in-force')
  all() {
    return everyValue(this.kernel.configuration.current());
  }

  @Route('GET /api/public/config')
  known() {
    return publicInForce(this.kernel.configuration.current());
  }
}
