/** Keys of the installations of test/upgrade: made for them alone, so that what an older version has sealed can be opened. */
import { createHash } from 'node:crypto';

const key = (name) => createHash('sha256').update(`upgrade ${name}`).digest();

export const DEMO_PASSWORD = 'une phrase pour la mise à niveau';

/** What an older version and the present one are both given. */
export const KEYS = {
  JWT_SECRET: key('sessions').toString('hex'),
  MASTER_KEY: key('master').toString('base64'),
  LINK_SECRET: key('links').toString('hex'),
  SITE_KEY: key('site').toString('hex'),
  TWILIO_AUTH_TOKEN: key('texts').toString('hex'),
  STRIPE_SECRET_KEY: 'sk_test_upgrade',
  STRIPE_WEBHOOK_SECRET: 'whsec_upgrade',
};
