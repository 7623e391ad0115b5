import { Controller, Inject } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** Who receives personal data with the settings of this process: for everyone by its words, for administrators with its hosts. */
@Controller()
export class ProcessorsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** What is in use; names of machines are no one's business outside. */
  @Route('GET /api/public/processors')
  shown(): Answer<'GET /api/public/processors'> {
    const { rows, inUse } = this.kernel.settings.processors;
    return { processors: rows.filter(({ id }) => inUse.has(id)).map(({ settings: _s, hosts: _h, ...words }) => words) };
  }

  @Route('GET /api/processors')
  whole(): Answer<'GET /api/processors'> {
    const { rows, inUse } = this.kernel.settings.processors;
    return { processors: rows.map((row) => ({ ...row, settings: [...row.settings], inUse: inUse.has(row.id) })) };
  }
}
