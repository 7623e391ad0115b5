import type { MessageRow } from '@jurilien/rows/messaging';
import { maskEmail, maskPhone } from '../../../components/text/mask';

/** The address of a message, as lists show it. */
export const masked = (message: MessageRow): string => (message.to?.includes('@') ? maskEmail(message.to) : maskPhone(message.to));
