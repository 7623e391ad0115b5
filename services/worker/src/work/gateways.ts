import { smtpGateway, smtpServerFrom, twilioGateway, type EmailGateway, type SmsGateway } from '@jurilien/notifications';
import { stripeGateway, type PaymentGateway } from '@jurilien/payments';
import { measured, type Settings } from '@jurilien/runtime';
import { calendarFetcher, type CalendarFetcher } from '../calendars/fetch-calendar.js';
import { webhookCaller, type WebhookCaller } from '../webhooks/call.js';

export interface Gateways {
  readonly sms: SmsGateway;
  readonly email: EmailGateway;
  readonly payments: PaymentGateway;
  /** Addresses that professionals chose: nothing of ours is reached through it. */
  readonly webhooks: WebhookCaller;
  /** The same, to read what stands there. */
  readonly calendars: CalendarFetcher;
}

/** The address each class of e-mail comes from; that of what is under way is the general one. */
const sendersOf = ({ MAIL_FROM_SERVICE: service, MAIL_FROM_MARKETING: marketing = service }: Settings) => ({
  ...(service ? { service } : {}),
  ...(marketing ? { marketing } : {}),
});

/** The outside providers, or whatever speaks their protocols at the configured addresses. Their opener closes the mail pool. */
export function gatewaysOf(s: Settings): Gateways {
  const timeoutMs = s.PROVIDER_TIMEOUT_MS;
  return {
    sms: measured(
      'sms',
      twilioGateway({
        accountSid: s.TWILIO_ACCOUNT_SID,
        authToken: s.TWILIO_AUTH_TOKEN,
        from: s.SMS_FROM,
        baseUrl: s.TWILIO_BASE_URL,
        timeoutMs,
        statusCallbackUrl: `${s.WEBHOOK_URL ?? s.publicUrl}/api/public/webhooks/sms-status`,
      }),
    ),
    webhooks: webhookCaller({ standIn: s.PIPELINE_WEBHOOK_STAND_IN }),
    calendars: calendarFetcher({ standIn: s.PIPELINE_WEBHOOK_STAND_IN }),
    payments: measured('payments', stripeGateway({ secretKey: s.STRIPE_SECRET_KEY, baseUrl: s.STRIPE_API_BASE, timeoutMs })),
    email: measured(
      'email',
      smtpGateway({
        ...smtpServerFrom(s.SMTP_URL),
        from: s.MAIL_FROM,
        fromByClass: sendersOf(s),
        ...(s.MAIL_DKIM_PRIVATE_KEY && s.MAIL_DKIM_SELECTOR
          ? { dkim: { selector: s.MAIL_DKIM_SELECTOR, privateKey: s.MAIL_DKIM_PRIVATE_KEY.replaceAll('\\n', '\n') } }
          : {}),
        ...(s.NEUTRAL_MAIL_ADDRESS ? { neutralAddress: s.NEUTRAL_MAIL_ADDRESS } : {}),
        domain: new URL(s.publicUrl).hostname,
        timeoutMs,
      }),
    ),
  };
}
