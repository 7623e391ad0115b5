/** Who speaks in our messages: every e-mail must show it (Canada's anti-spam law), the HELP answer repeats it. */
export interface Sender {
  name: string;
  origin: string;
  postalAddress: string;
  contactEmail: string;
  contactPhone: string;
  hours: { fr: string; en: string };
}

/** Used until the owner gives the real address; the placeholder is meant to be seen. */
export const defaultSender: Sender = {
  name: 'Jurilien',
  origin: 'http://127.0.0.1:3000',
  postalAddress: '[SENDER_POSTAL_ADDRESS], Montréal (Québec)',
  contactEmail: 'bonjour@jurilien.example',
  contactPhone: '514-555-0100',
  hours: { fr: 'lun.-ven. 8 h 30-17 h 30', en: 'Mon-Fri 8:30-17:30' },
};

/** Reads SITE_ORIGIN, SENDER_POSTAL_ADDRESS, SENDER_EMAIL and SENDER_PHONE; anything absent keeps its default. */
export const senderFrom = (env: Record<string, string | undefined>): Sender => ({
  ...defaultSender,
  origin: (env.SITE_ORIGIN ?? defaultSender.origin).replace(/\/$/, ''),
  postalAddress: env.SENDER_POSTAL_ADDRESS ?? defaultSender.postalAddress,
  contactEmail: env.SENDER_EMAIL ?? defaultSender.contactEmail,
  contactPhone: env.SENDER_PHONE ?? defaultSender.contactPhone,
});
