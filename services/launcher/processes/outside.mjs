/** DATABASE_URL and REDIS_URL, tried before anything is built on them: each fault is a sentence here, not a restart loop later. */
import { Fault } from '../faults.mjs';

const WAIT_MS = 5_000;
/** Older ones lack what our SQL and BullMQ use. */
const OLDEST_POSTGRES = 15;
const OLDEST_REDIS = 6.2;

/** An address as it may be shown: without its password. */
export function withoutPassword(address) {
  return String(address).replace(/^([a-z]+:\/\/[^:/@]*):[^@/]*@/i, '$1:…@');
}

/** @throws Fault when `url` names no PostgreSQL that answers, lets us in and is recent enough */
export async function checkDatabase(url) {
  if (!isUrl(url, ['postgres:', 'postgresql:'])) throw new Fault('DATABASE_URL_WRONG', { url: withoutPassword(url) });
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const {
      rows: [{ version }],
    } = await client.query(`select current_setting('server_version_num')::integer / 10000 as version`);
    if (version < OLDEST_POSTGRES) throw new Fault('DATABASE_TOO_OLD', { found: version, needed: OLDEST_POSTGRES });
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('DATABASE_UNREACHABLE', { url: withoutPassword(url), detail: reasonOf(error) });
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param urls one address, or those of some nodes of a cluster, separated by commas: one of them must answer
 * @throws Fault when they name no Redis that answers, lets us in and is recent enough
 */
export async function checkRedis(urls) {
  const nodes = urls.split(',').map((url) => url.trim());
  const wrong = nodes.find((url) => !isUrl(url, ['redis:', 'rediss:']));
  if (wrong !== undefined) throw new Fault('REDIS_URL_WRONG', { url: withoutPassword(wrong) });
  for (const [n, url] of nodes.entries()) {
    try {
      return await checkNode(url);
    } catch (error) {
      if (n === nodes.length - 1) throw error;
    }
  }
}

async function checkNode(url) {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: WAIT_MS,
    commandTimeout: WAIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let last;
  client.on('error', (error) => {
    last = error;
  });
  try {
    await client.connect();
    const found = /redis_version:(\d+\.\d+)/.exec(await client.info('server'))?.[1];
    if (found && Number(found) < OLDEST_REDIS) throw new Fault('REDIS_TOO_OLD', { found, needed: OLDEST_REDIS });
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('REDIS_UNREACHABLE', { url: withoutPassword(url), detail: reasonOf(last ?? error) });
  } finally {
    client.disconnect();
  }
}

function isUrl(text, protocols) {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** A connection tried on several addresses fails with one error that holds the others and says nothing itself. */
const reasonOf = (error) =>
  [error.message || error.errors?.map((e) => e.message).join(', ') || error.code || String(error)]
    .join('')
    .split('\n')[0]
    .replace(/\.$/, '');
