import { registryOf } from '@jurilien/event-sourcing';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { permitCommand } from '../commands/command-permits.js';
import { permitRoute } from './permits.js';
import type { Principal } from './principal.js';

const kernel = { registry: registryOf(contexts) } as unknown as Kernel;
const FRESH_MS = 15 * 60_000;
const principal = (over: Partial<Principal> = {}): Principal => ({
  who: 'admin',
  actor: { kind: 'user', id: 'a', role: 'jurilien_admin' },
  sessionId: 's',
  authAt: Date.now(),
  methods: ['password', 'totp'],
  expiresAt: Date.now() + FRESH_MS,
  ...over,
});
const stale = principal({ authAt: Date.now() - FRESH_MS - 1 });
const route = (over: object) => () => permitRoute({ access: 'signed-in', ...over }, stale, 'POST', asShipped());

describe('what a sound session may not do', () => {
  it('asks for a fresh sign-in where the row says so, and nowhere else', async () => {
    expect(route({ fresh: true })).toThrow('STEP_UP_REQUIRED');
    expect(route({})).not.toThrow();
    for (const name of ['SetUserRoles', 'InviteStaff', 'DisableUser', 'ApproveFactorReset'])
      await expect(permitCommand(kernel, name, {}, stale)).rejects.toThrow('STEP_UP_REQUIRED');
    await expect(permitCommand(kernel, 'SetUserRoles', {}, principal())).resolves.toBeUndefined();
  });
  it('lets one factor enrol a second one, and do nothing else', () => {
    const weak = principal({ methods: ['password'] });
    expect(() => permitRoute({ access: 'signed-in', enrolment: true }, weak, 'POST', asShipped())).not.toThrow();
    expect(() => permitRoute({ access: 'signed-in' }, weak, 'GET', asShipped())).toThrow('SECOND_FACTOR_REQUIRED');
    const optional = configWith({ 'auth.secondFactor.staff': 'optional' });
    expect(() => permitRoute({ access: 'signed-in' }, weak, 'GET', optional)).not.toThrow();
  });
  it('lets who looks through other eyes read, and stop looking', () => {
    const looking = principal({ impersonator: 'b' });
    expect(() => permitRoute({ access: 'signed-in' }, looking, 'GET', asShipped())).not.toThrow();
    expect(() => permitRoute({ access: 'signed-in' }, looking, 'POST', asShipped())).toThrow('impersonation-only-reads');
    expect(() => permitRoute({ access: 'signed-in', impersonated: true }, looking, 'POST', asShipped())).not.toThrow();
  });
  it('refuses a role the row does not name', () => {
    expect(() => permitRoute({ access: ['report'] }, principal(), 'GET', asShipped())).toThrow('FORBIDDEN');
  });
});
