import { tellWhatHappensAtTheSameMillisecond } from '../../libs/processes/src/same-millisecond.testing.js';
import { postgresLog } from '../support/postgres-log.js';

/** The same table as in memory, on real transactions: which one commits first is what PostgreSQL decides. */
const log = postgresLog();
beforeAll(() => log.open());
afterAll(() => log.close());

tellWhatHappensAtTheSameMillisecond(() => log.fresh());
