import { Controller, Inject } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { intakeOolongEnabled, type IntakeForm } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** The setting of the machine goes before the configuration in force. */
const isOpen = (
  { settings: { INTAKE_OOLONG: setting }, configuration }: Pick<Kernel, 'settings' | 'configuration'>,
  form: IntakeForm,
): boolean => form !== 'oolong' || (setting ? setting !== 'off' : configuration.current().value(intakeOolongEnabled));

/** A form behind its flag is as if it did not exist (specification 3.4, F08). */
export function refuseUnlessOpen(kernel: Kernel, form: IntakeForm): void {
  if (!isOpen(kernel, form)) throw new Refused('NOT_FOUND', 'no-such-form');
}

/** Which forms behind a flag are open, and whether they are being compared: the site answers 404 for the others. */
@Controller()
export class IntakeController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/intake')
  forms() {
    return { oolong: isOpen(this.kernel, 'oolong'), compared: this.kernel.settings.INTAKE_OOLONG === 'compare' };
  }
}
