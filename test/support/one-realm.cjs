/**
 * Jest's environment of our suites: they share the realm of their process, as the product does, so that packages are loaded once per
 * process and not once per suite (see packages-once.cjs). What a suite leaves in its process is taken back.
 */
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/** What jest-circus keeps of one suite: who listens to its events, the timeout and the retries that it chose. */
const OF_ONE_SUITE = [
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
];

/** What Node.js itself keeps of where an error comes from. */
const TRACE_LINES = 10;

/** A place in our own sources, which Jest looks for; in a package it is where it is, and the driver of the browser asks at every call. */
const isOurs = (place) => !/^node:|\/node_modules\//.test(place.getFileName() ?? 'node:');
const asItIs = (place) => ({ isNative: () => true, toString: () => String(place) });

module.exports = class OneRealm extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of OF_ONE_SUITE) delete globalThis[Symbol.for(name)];
    this.fakeTimersModern.dispose();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.exit = process.exit;
    this.env = { ...process.env };
  }

  async setup() {
    await super.setup();
    // As in the product: refusals are thrown by the thousand, and Jest would have each remember a hundred lines.
    Error.stackTraceLimit = TRACE_LINES;
    const inOurSources = Error.prepareStackTrace;
    Error.prepareStackTrace = (error, places) =>
      inOurSources(
        error,
        places.map((place) => (isOurs(place) ? place : asItIs(place))),
      );
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    await super.teardown();
  }
};
