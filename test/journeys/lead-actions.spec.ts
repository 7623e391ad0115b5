import { LEAD_STATES, LEAD_STATUSES } from '@jurilien/contracts';
import type { Asking, Availability } from '@jurilien/event-sourcing';
import { at, recorded } from '@jurilien/event-sourcing/testing';
import { fold } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { colleague, leadId, staff, validator } from '@jurilien/lead/testing';
import { actions } from '@jurilien/processes';
import { distribution, type SearchState } from '@jurilien/search';
import { LIVES } from '../../libs/processes/src/request-lives.testing.js';
import { consoleModule } from '../support/console-module.js';

const { menu, sentAs } = await consoleModule<{ menu: Readonly<Record<string, object>>; sentAs: (command: string) => string }>(
  'features/lead/actions',
);
const { pageActions } = await consoleModule<{ pageActions: object }>('features/lead/actions/page');
const buttons = [...Object.values(menu), pageActions].flatMap((group) => Object.keys(group));
const words = {
  fr: (await consoleModule<{ refusalsFr: { refusals: { detail: object } } }>('i18n/fr/refusals')).refusalsFr.refusals.detail,
  en: (await consoleModule<{ refusalsEn: { refusals: { detail: object } } }>('i18n/en/refusals')).refusalsEn.refusals.detail,
};

type Rule = (states: { lead: LeadState; distribution: SearchState }, who: Asking) => Availability;
const rules = actions.leads.decisions.map(({ name, available }) => [name, available as unknown as Rule] as const);

describe('buttons of a request', () => {
  it('are the commands whose availability the API answers, and no other', () =>
    expect([...new Set(buttons.map(sentAs))].sort()).toEqual(rules.map(([name]) => name).sort()));

  it('say in both languages why they cannot be pressed, whatever the state', () => {
    const details = new Set<string>();
    for (const [past, search = []] of Object.values(LIVES)) {
      const states = {
        lead: fold(lead, recorded(lead, leadId, past)),
        distribution: fold(distribution, recorded(distribution, leadId, search)),
      };
      if (states.lead.status === 'None') continue;
      for (const actor of [staff, colleague, validator])
        for (const minutes of [1, 16, 95 * 1_440])
          for (const [, rule] of rules) {
            const answer = rule(states, { actor, now: at(minutes) });
            if (answer !== true && !answer.detail.startsWith('lead-is-')) details.add(answer.detail);
          }
    }
    expect([...details].filter((detail) => !(detail in words.fr) || !(detail in words.en))).toEqual([]);
    expect(details.size).toBeGreaterThan(15);
  });

  it('has every state of the life in the filter of the list', () =>
    expect(['None', ...LEAD_STATES].sort()).toEqual([...LEAD_STATUSES].sort()));
});
