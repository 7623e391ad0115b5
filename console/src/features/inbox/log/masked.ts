import type { MessageRow } from '@jurilien/rows/messaging';
import { maskAddress } from '../../../components/text/mask';

/** The address of a message, as lists show it. */
export const masked = (message: MessageRow): string => maskAddress(message.to);
