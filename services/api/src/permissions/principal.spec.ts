import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import type { SessionState } from '@jurilien/identity';
import { principalOf } from './principal.js';

const session = { authAt: '2026-11-02T15:00:00.000Z', methods: ['password', 'totp'] } as unknown as SessionState;
const provincesOf = (role: string, config = asShipped()) =>
  principalOf({ sid: 's', id: 'u', role, exp: 1, jti: 'j' } as never, session, 'jurilien', config)?.actor.provinces;

describe('where someone of the team acts', () => {
  it('is their own province, or all of them where provinces are not kept apart (roles.provinceScope.enabled)', () => {
    expect(provincesOf('jurilien_admin_qc')).toEqual(['QC']);
    expect(provincesOf('jurilien_admin_qc', configWith({ 'roles.provinceScope.enabled': false }))).toEqual(['QC', 'ON']);
  });
  it('is everywhere for an administrator, whatever is configured', () => {
    expect(provincesOf('jurilien_admin')).toBeUndefined();
    expect(provincesOf('jurilien_admin', configWith({ 'roles.provinceScope.enabled': false }))).toBeUndefined();
  });
});
