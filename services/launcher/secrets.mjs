/** The secrets of a local installation: made once, kept readable by their owner only, never printed. */
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { asFault, Fault } from './faults.mjs';
import { writeJson } from './hashes.mjs';

const hex = (bytes) => randomBytes(bytes).toString('hex');
const base64 = (bytes) => randomBytes(bytes).toString('base64');

const makers = {
  databasePassword: () => hex(24),
  jwtSecret: () => hex(32),
  /** 256 bits: wraps the data key of each person. */
  masterKey: () => base64(32),
  linkSecret: () => hex(32),
  /** Keys blind indexes and codes. */
  siteKey: () => hex(32),
  twilioAccountSid: () => `AC${hex(16)}`,
  twilioAuthToken: () => hex(16),
  stripeSecretKey: () => `sk_test_${hex(24)}`,
  mailWebhookSecret: () => hex(32),
  stripeWebhookSecret: () => `whsec_${hex(24)}`,
};

/** Reads `path`, adds what is missing, keeps the file at mode 0600. @throws Fault rather than put new keys in the place of old ones */
export function secretsIn(path) {
  const known = existsSync(path) ? keptIn(path) : {};
  const missing = Object.keys(makers).filter((name) => typeof known[name] !== 'string');
  for (const name of missing) known[name] = makers[name]();
  if (missing.length > 0) writeJson(path, known, 0o600);
  chmodSync(path, 0o600);
  return known;
}

/** A file that is there and says nothing holds the only key to the names in the database: it is never replaced. */
function keptIn(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw asFault(error, dirname(path));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('SECRETS_BROKEN', { file: path });
  }
}
