import { refuseProduction } from './staff.js';

// proves: ASVS row 31
it('accounts of the demo are never made in production: a known password opens nothing there', () => {
  expect(() => refuseProduction({ NODE_ENV: 'production' })).toThrow('not for production');
  for (const NODE_ENV of ['development', 'test']) expect(() => refuseProduction({ NODE_ENV })).not.toThrow();
});
