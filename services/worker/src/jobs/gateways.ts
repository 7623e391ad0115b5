import { smtpGateway, smtpServerFrom, twilioGateway, type EmailGateway, type SmsGateway } from '@jurilien/notifications';
import type { Settings } from '@jurilien/runtime';

export interface Gateways { readonly sms: SmsGateway; readonly email: EmailGateway }

/** The outside providers, or whatever speaks their protocols at the configured addresses. */
export function gatewaysOf(s: Settings): Gateways {
  return {
    sms: twilioGateway({
      accountSid: s.TWILIO_ACCOUNT_SID, authToken: s.TWILIO_AUTH_TOKEN, from: s.SMS_FROM, baseUrl: s.TWILIO_BASE_URL,
      statusCallbackUrl: `${s.WEBHOOK_URL ?? s.publicUrl}/api/public/webhooks/sms-status`,
    }),
    email: smtpGateway({ ...smtpServerFrom(s.SMTP_URL), from: s.MAIL_FROM, domain: new URL(s.publicUrl).hostname }),
  };
}
