import { phone } from '../lang';

/** The number that answers people, as they write it; none where the installation has none. */
export const ourPhone = (): string | undefined => (process.env.SENDER_PHONE ? phone(process.env.SENDER_PHONE) : undefined);
