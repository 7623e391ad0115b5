import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { startSandbox } from './sandbox.js';

const env = process.env;
// The same public base the application signs and checks with, so that both sides hash the same address.
const api = env.WEBHOOK_URL ?? env.API_ORIGIN ?? `http://127.0.0.1:${env.PORT ?? '3000'}`;

const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT ?? 3100),
  smtpPort: Number(env.SANDBOX_SMTP_PORT ?? 3125),
  clamdPort: Number(env.SANDBOX_CLAMD_PORT ?? 3110),
  host: env.SANDBOX_HOST,
  dataDir: join(env.JURILIEN_DATA ?? '.data', 'sandbox'),
  inboundUrl: env.INBOUND_SMS_URL ?? `${api}/api/public/webhooks/sms`,
  authToken: env.TWILIO_AUTH_TOKEN ?? 'unset-token',
  defaultFrom: env.SMS_FROM ?? env.TWILIO_FROM,
  publicOrigin: env.STRIPE_PAGE_ORIGIN,
  mailEvents: env.MAIL_WEBHOOK_SECRET
    ? {
        secret: env.MAIL_WEBHOOK_SECRET,
        url: env.MAIL_WEBHOOK_URL ?? `${api}/api/public/webhooks/mail`,
        receivedUrl: env.RECEIVED_MAIL_URL ?? `${api}/api/public/webhooks/received-mail`,
      }
    : undefined,
  ...(env.MAIL_DKIM_PRIVATE_KEY && env.MAIL_DKIM_SELECTOR
    ? { dkim: { selector: env.MAIL_DKIM_SELECTOR, publicKey: createPublicKey(env.MAIL_DKIM_PRIVATE_KEY.replaceAll('\\n', '\n')) } }
    : {}),
  stripe: {
    secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_unset',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_unset',
    webhookUrl: env.STRIPE_WEBHOOK_URL ?? `${api}/api/public/webhooks/stripe`,
  },
});
process.stdout.write(`Sandbox: phones and mail on ${sandbox.origin}, SMTP on 127.0.0.1:${sandbox.smtpPort}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
