import { randomBytes } from 'node:crypto';
import { openDatabase } from '@jurilien/persistence';

/**
 * A tablespace of a suite's server, in the server's own folder: which others it may write a suite cannot know.
 * @param url of any database there; `drop` once nothing lies in it
 */
export async function makeTablespace(url: string): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const name = `cold_${randomBytes(4).toString('hex')}`;
  const admin = await openDatabase(Object.assign(new URL(url), { pathname: '/postgres' }).href, { max: 1 });
  await admin.query('set allow_in_place_tablespaces = true');
  await admin.query(`create tablespace ${name} location ''`);
  return {
    name,
    async drop() {
      await admin.query(`drop tablespace ${name}`);
      await admin.close();
    },
  };
}
