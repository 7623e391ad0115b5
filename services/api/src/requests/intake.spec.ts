import { asShipped, configWith, unchanging } from '@jurilien/event-sourcing/testing';
import type { Kernel } from '@jurilien/runtime';
import { refuseUnlessOpen } from './intake.controller.js';

const open = (setting: Kernel['settings']['INTAKE_OOLONG'], config = asShipped()): boolean => {
  const kernel = { settings: { INTAKE_OOLONG: setting }, configuration: unchanging(config) } as unknown as Kernel;
  try {
    refuseUnlessOpen(kernel, 'oolong');
    return true;
  } catch {
    return false;
  }
};

describe('the calm form', () => {
  it('is open when the configuration in force says so', () => {
    expect([open(undefined), open(undefined, configWith({ 'intake.oolong.enabled': true }))]).toEqual([false, true]);
  });
  it('is as the machine is set, whatever is in force', () => {
    expect([open('on'), open('compare'), open('off', configWith({ 'intake.oolong.enabled': true }))]).toEqual([true, true, false]);
  });
});
