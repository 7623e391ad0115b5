import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { possibleIn } from '@jurilien/event-sourcing';
import { SEARCH_BUTTONS } from '@jurilien/processes';
import { candidate, candidateContacts, employeeAlerts, mayBeSeen, type EmployeeAlert } from '@jurilien/recruiting';
import { recruitMaxAlerts } from '@jurilien/reference';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, type Own } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { card } from './card.js';

type Shown = Answer<'GET /api/pro/employee-alerts'>['alerts'][number];
/** As many of the last matches as a list shows. */
const SHOWN = 5;

/** M27: a firm's saved searches of candidates, each with whom it found last. */
@Controller()
export class EmployeeAlertsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/employee-alerts')
  async list(@Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    const { professionalId, state } = own;
    // From the log: who has just saved one sees it.
    const saved = await stateOf(this.kernel, employeeAlerts, professionalId);
    const { dismissed } = await stateOf(this.kernel, candidateContacts, professionalId);
    const who = askingOf(this.kernel, principal.actor);
    const actions = (alertId: string) => possibleIn(SEARCH_BUTTONS, { alerts: saved }, who, { professionalId, alertId });
    return {
      professionalId,
      mayAsk: state.status === 'Approved',
      sms: state.channels.includes('sms'),
      most: who.config.value(recruitMaxAlerts, { province: state.province }),
      alerts: await Promise.all(
        saved.alerts.map(async (alert) => ({ ...(await this.shown(alert, own, dismissed)), actions: actions(alert.alertId) })),
      ),
    };
  }

  /** A search with its last matches; who hides, or shut the firm out since, is no match any more. */
  private async shown(
    { matches, waiting: _, ...alert }: EmployeeAlert,
    { state }: Own,
    dismissed: readonly string[],
  ): Promise<Omit<Shown, 'actions'>> {
    const latest = matches
      .filter((m) => !dismissed.includes(m.candidateId))
      .slice(-SHOWN)
      .reverse();
    const found = await Promise.all(
      latest.map(async ({ candidateId, at }) => ({ at, id: candidateId, who: await stateOf(this.kernel, candidate, candidateId) })),
    );
    return {
      ...alert,
      matches: found.filter(({ who }) => mayBeSeen(who, state)).map(({ at, id, who }) => ({ at, card: card(id, who, true) })),
    };
  }
}
