import { createHmac, createSecretKey, hash } from 'node:crypto';
import type { Secrets } from '@jurilien/event-sourcing';
import { parse } from 'uuid';

const NAMESPACE = Buffer.from(parse('0f3b6a4e-6b0c-5b51-9a53-0a3f5f0b6a01'));

/** The uuid of version 5 of a name, as the `uuid` package makes it, in one call: several are made for every claim. */
function uuidv5(name: string): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name)]), 'hex');
  const variant = '89ab'[parseInt(hex[16]!, 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Secrets for rules, all derived by HMAC from one server key: nothing is stored, a repeated command gets the same again. */
export function ruleSecrets(key: string): Secrets {
  const secret = createSecretKey(key, 'utf8');
  const mac = (use: string, value: string): Buffer => createHmac('sha256', secret).update(`${use}:${value}`).digest();
  return {
    code: (subject, sequence) => String(mac('code', `${subject}#${sequence}`).readUInt32BE(0) % 1_000_000).padStart(6, '0'),
    hash: (value) => mac('hash', value).toString('hex'),
    id: (commandId, n) => uuidv5(`${commandId}/${n}`),
    number: (commandId, n, below) => mac('number', `${commandId}/${n}`).readUInt32BE(4) % below,
  };
}
