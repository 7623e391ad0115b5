import { asShipped } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { validationRiskMinutes } from '../rules.js';

it('a request is at risk when what is left of its time is what the figures of its province leave', () => {
  const inOntario = (value: number) => [{ scope: { province: 'ON' as const }, value }];
  const config = configOf(
    new Map([
      ['validation.slaMinutes', inOntario(120)],
      ['validation.escalatePercent', inOntario(50)],
    ]),
    2,
  );
  expect([validationRiskMinutes(asShipped(), 'ON'), validationRiskMinutes(config, 'ON'), validationRiskMinutes(config, 'QC')]).toEqual([
    6, 60, 6,
  ]);
});
