import { DEMO_SELLER } from '@jurilien/reference';

/** Who runs this installation and where, in one line: `Name, street, town`; the demo's where the settings name none. */
export const houseAddress = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  `${env.SELLER_NAME || DEMO_SELLER.name}, ${env.SENDER_POSTAL_ADDRESS || DEMO_SELLER.address.join(', ')}`;
