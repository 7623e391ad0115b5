export const DEMO_PASSWORD: string;
export const KEYS: Record<
  'JWT_SECRET' | 'MASTER_KEY' | 'LINK_SECRET' | 'SITE_KEY' | 'TWILIO_AUTH_TOKEN' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET',
  string
>;
