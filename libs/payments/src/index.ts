/** Taking payments: the port, and the adapter that speaks to Stripe. */
export * from './payment-failure.js';
export * from './payment-gateway.js';
export { stripeGateway, type StripeGatewayOptions } from './stripe-gateway.js';
export { readStripeWebhook, TOLERANCE_SECONDS } from './stripe-webhook.js';
