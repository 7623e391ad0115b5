import { createHmac } from 'node:crypto';
import type { Secrets } from '@jurilien/event-sourcing';
import { v5 as uuidv5 } from 'uuid';

const NAMESPACE = '0f3b6a4e-6b0c-5b51-9a53-0a3f5f0b6a01';

/** Secrets for rules, all derived by HMAC from one server key: nothing is stored, a repeated command gets the same again. */
export function ruleSecrets(key: string): Secrets {
  const mac = (use: string, value: string): Buffer => createHmac('sha256', key).update(`${use}:${value}`).digest();
  return {
    code: (subject, sequence) => String(mac('code', `${subject}#${sequence}`).readUInt32BE(0) % 1_000_000).padStart(6, '0'),
    hash: (value) => mac('hash', value).toString('hex'),
    id: (commandId, n) => uuidv5(`${commandId}/${n}`, NAMESPACE),
    number: (commandId, n, below) => mac('number', `${commandId}/${n}`).readUInt32BE(4) % below,
  };
}
