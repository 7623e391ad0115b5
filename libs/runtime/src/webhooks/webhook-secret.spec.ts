import { createHmac } from 'node:crypto';
import { ruleSecrets } from '../settings/secrets.js';
import { webhookHeaders, webhookSecret } from './webhook-secret.js';

const secrets = ruleSecrets('test-key-of-at-least-32-characters!!');
const at = '2026-11-02T15:00:00.900Z';
const body = '{"type":"webhook.test"}';

it('is 32 bytes in the form of Standard Webhooks, another for each person and each rotation', () => {
  const made = [webhookSecret(secrets, 'a', '1'), webhookSecret(secrets, 'a', '2'), webhookSecret(secrets, 'b', '1')];
  for (const secret of made) expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(new Set(made).size).toBe(3);
  expect(webhookSecret(secrets, 'a', '1')).toBe(made[0]);
});

it('signs id, instant and body with each secret that is good, so that the holder of either can check it', () => {
  const headers = webhookHeaders(secrets, 'a', ['2', '1'], { id: 'msg', at, body });
  const seconds = String(Date.parse('2026-11-02T15:00:00Z') / 1000);
  const mac = (keyId: string) => {
    const key = Buffer.from(webhookSecret(secrets, 'a', keyId).slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`msg.${seconds}.${body}`).digest('base64')}`;
  };
  expect(headers).toEqual({ 'webhook-id': 'msg', 'webhook-timestamp': seconds, 'webhook-signature': `${mac('2')} ${mac('1')}` });
});
