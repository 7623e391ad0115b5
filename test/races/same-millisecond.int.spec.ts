import { tellWhatHappensAtTheSameMillisecond } from '../../libs/processes/src/same-millisecond.testing.js';
import { postgresLog } from '../support/postgres-log.js';

/** The same table as in memory, on real transactions: which one commits first is what PostgreSQL decides. */
const log = postgresLog();
beforeAll(() => log.open(), 60_000);
afterAll(() => log.close(), 30_000);

tellWhatHappensAtTheSameMillisecond(() => log.fresh());
