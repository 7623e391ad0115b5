import { rewriteImports } from './imports.mjs';
import { childEnvironment, exitCodeOf, flagsFrom, portsFrom, refuseLostFlags, smtpPortBeside } from '../options.mjs';

describe('the build', () => {
  it('turns the names of libraries into relative paths', () => {
    expect(rewriteImports(`import { lead } from '@jurilien/lead';`, 'services/api/src/contexts.ts')).toBe(
      `import { lead } from '../../../libs/lead/src/index.js';`,
    );
    expect(rewriteImports(`export * from "@jurilien/event-sourcing/testing";`, 'libs/lead/src/x.ts')).toBe(
      `export * from "../../event-sourcing/src/testing.js";`,
    );
    expect(rewriteImports(`import { calculate } from '@jurilien/reference/child-support';`, 'services/api/src/x.ts')).toBe(
      `import { calculate } from '../../../libs/reference/src/child-support/index.js';`,
    );
    expect(rewriteImports(`import { API } from '@jurilien/contracts/api';`, 'services/api/src/openapi.ts')).toBe(
      `import { API } from '../../../libs/contracts/src/api/index.js';`,
    );
    expect(rewriteImports(`const m = await import('@jurilien/credits');`, 'services/worker/src/a/b.ts')).toBe(
      `const m = await import('../../../../libs/credits/src/index.js');`,
    );
  });

  it('leaves text alone', () => {
    const code = `const text = 'see @jurilien/lead'; import x from './x.js';`;
    expect(rewriteImports(code, 'libs/lead/src/x.ts')).toBe(code);
  });
});

describe('what the command line and the environment ask for', () => {
  it('knows its flags and refuses others', () => {
    expect(flagsFrom(['--reset'])).toEqual({ empty: false, reset: true, help: false });
    expect(flagsFrom(['-h'])).toMatchObject({ help: true });
    for (const other of ['--rest', 'reset', '', 'constructor']) expect(() => flagsFrom([other])).toThrow('UNKNOWN_FLAG');
  });

  it('notices a flag that npm kept for itself, and only under npm start', () => {
    expect(() => refuseLostFlags({ npm_lifecycle_event: 'start', npm_config_reset: 'true' })).toThrow('LOST_FLAG');
    expect(() => refuseLostFlags({ npm_lifecycle_event: 'test', npm_config_reset: 'true' })).not.toThrow();
    expect(() => refuseLostFlags({ npm_lifecycle_event: 'start' })).not.toThrow();
  });

  it('ends as a shell expects of a program that a signal cut short', () => {
    expect([exitCodeOf('SIGINT'), exitCodeOf('SIGTERM'), exitCodeOf('SIGHUP'), exitCodeOf(null)]).toEqual([130, 143, 129, 1]);
  });

  it('refuses one port for both servers', () => {
    expect(portsFrom({})).toEqual({ port: 3000, sandboxPort: 3100 });
    expect(() => portsFrom({ PORT: '3100' })).toThrow('SAME_PORT');
    expect(() => portsFrom({ PORT: 'x' })).toThrow('BAD_PORT');
  });

  it('gives each sandbox a mailbox port of its own', () => {
    expect(smtpPortBeside(3100)).toBe(3125);
    expect(smtpPortBeside(3400)).not.toBe(smtpPortBeside(3100));
    expect(smtpPortBeside(65_530)).toBeLessThan(65_536);
  });

  it('lets real providers win over the sandbox, by configuration only', () => {
    const made = childEnvironment({
      env: { TWILIO_ACCOUNT_SID: 'AC1', STRIPE_SECRET_KEY: 'sk_test_mine', REDIS_URL: 'redis://r' },
      port: 3000,
      sandboxPort: 3100,
      smtpPort: 3125,
      databaseUrl: 'postgresql://d',
      secrets: {},
      dataDir: '/d',
      demoPassword: 'p',
    });
    expect(made['TWILIO_BASE_URL']).toBeUndefined();
    expect([made['STRIPE_API_BASE'], made['STRIPE_SECRET_KEY']]).toEqual([undefined, 'sk_test_mine']);
    expect(made).toMatchObject({
      TWILIO_ACCOUNT_SID: 'AC1',
      REDIS_URL: 'redis://r',
      SMTP_URL: 'smtp://127.0.0.1:3125',
      DATABASE_URL: 'postgresql://d',
    });
  });
});
