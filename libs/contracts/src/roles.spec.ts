import type { Who } from './permissions/marks.js';
import { roleNameOf, ROLES, rolesOf, whoOf, type RoleWho } from './roles.js';

/** Fails to compile when a role acts as someone the matrix does not know. */
const asMatrix = (who: RoleWho): Who => who;

describe('roles', () => {
  it.each([
    ['jurilien_admin', 'admin', undefined],
    ['jurilien_admin_qc', 'province-admin', ['QC']],
    ['jurilien_admin_on', 'province-admin', ['ON']],
    ['jurilien_admin_validation', 'validation', undefined],
    ['jurilien_report_admin', 'report', undefined],
    ['jurilien_admin_restricted', 'restricted', undefined],
    ['jurilien_client', 'client', undefined],
    ['jurilien_recruit', 'recruit', undefined],
    ['jurilien_professional', 'professional', undefined],
  ])('%s acts as %s', (role, who, provinces) => {
    expect(asMatrix(whoOf(role)!.who)).toBe(who);
    expect(whoOf(role)!.provinces).toEqual(provinces);
  });
  it('a role of another product, without prefix or unknown opens nothing', () => {
    for (const role of ['autre_admin', 'admin', 'jurilien_', 'jurilien_root', 'jurilien_constructor', ''])
      expect(whoOf(role)).toBeUndefined();
    expect(whoOf('autre_admin', 'autre')).toEqual({ who: 'admin' });
  });
  it('names every role with the product before it', () => {
    expect(rolesOf('abc')).toEqual(ROLES.map((r) => `abc_${r}`));
    expect(roleNameOf('abc_admin_qc', 'abc')).toBe('admin_qc');
  });
});
