import { DEMO_SELLER, SELLER_OF_BEFORE, sellerAt } from '@jurilien/reference';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { openDatabase, type Database } from '../database/database.js';
import { noteSeller, sellersKnown } from './sellers.js';

const ours = {
  name: 'Jurilien inc.',
  address: ['1, rue A', 'Montréal (Québec) H2X 1Y4'],
  gstNo: '712345678 RT 0001',
  qstNo: '1023456789 TQ 0001',
};
const moved = { ...ours, address: ['2, rue B', 'Québec (Québec) G1R 2B5'] };

describe('the sellers an installation has had', () => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await testDatabase();
    db = await openDatabase(database.url, { max: 3 });
    await db.migrate();
  });
  afterEach(async () => {
    await db.close();
    await database.drop();
  });
  const issued = (at: string) =>
    db.query(
      `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
       values ('invoices-x', 1, 'InvoiceIssued', 1, $1, '{}', gen_random_uuid(), 1, gen_random_uuid(), '{}')`,
      [at],
    );

  it('begin with the first one, whatever day its first document bears', async () => {
    await noteSeller(db, ours, SELLER_OF_BEFORE);
    expect(sellerAt('2020-01-01T00:00:00.000Z', await sellersKnown(db))).toMatchObject(ours);
  });

  it('let documents of before keep what they said, and change from the start with another one', async () => {
    await issued('2026-01-05T12:00:00Z');
    await noteSeller(db, ours, SELLER_OF_BEFORE);
    const between = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([noteSeller(db, moved, SELLER_OF_BEFORE), noteSeller(db, moved, SELLER_OF_BEFORE)]);
    const known = await sellersKnown(db);
    expect(known).toMatchObject([SELLER_OF_BEFORE, ours, moved]);
    expect(sellerAt('2026-01-05T12:00:00.000Z', known)).toMatchObject(SELLER_OF_BEFORE);
    expect(sellerAt(between, known)).toMatchObject(ours);
    expect(sellerAt(new Date(Date.now() + 1_000).toISOString(), known)).toMatchObject(moved);
    expect(known).not.toContainEqual(expect.objectContaining(DEMO_SELLER));
  });
});
