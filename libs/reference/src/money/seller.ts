/** Who sells, as every invoice and credit note bears it (4.4.6). */
export interface SellerIdentity {
  readonly name: string;
  /** Lines of the address, as on an envelope. */
  readonly address: readonly string[];
  /** Registration of the GST/HST, written `123456789 RT 0001`. */
  readonly gstNo: string;
  /** Registration of the QST, written `1234567890 TQ 0001`. */
  readonly qstNo: string;
}
/** A seller with the first instant whose documents bear it, ISO UTC. */
export interface DatedSeller extends SellerIdentity {
  readonly from: string;
}

/** The seller of a demo, and plainly that: no such street, no such numbers. */
export const DEMO_SELLER: SellerIdentity = {
  name: 'Jurilien (démonstration)',
  address: ['1, rue de la Démonstration', 'Montréal (Québec) H0H 0H0'],
  gstNo: '000000000 RT 0000',
  qstNo: '0000000000 TQ 0000',
};

/** The seller of documents that were issued before the seller was a setting: they keep what they said. */
export const SELLER_OF_BEFORE: SellerIdentity = {
  name: 'Jurilien inc.',
  address: ['1000, rue De La Gauchetière Ouest, bureau 2400', 'Montréal (Québec) H3B 4W5'],
  gstNo: '123456789 RT 0001',
  qstNo: '1234567890 TQ 0001',
};

/** Who sold at an instant: what was issued then is read again with the seller of its day. Before the first of them, the first. */
export const sellerAt = (instant: string, among: readonly DatedSeller[]): DatedSeller =>
  among.findLast(({ from }) => from <= instant) ?? among[0]!;

/** Lines separated by semicolons: addresses have commas of their own. */
export const addressLines = (text: string): string[] =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

const GST = /^(\d{9})\s?RT\s?(\d{4})$/;
const QST = /^(\d{10})\s?TQ\s?(\d{4})$/;
/** A registration of the GST/HST as it is written on documents; nothing when it is none. */
export const gstNumber = (text: string): string | undefined => spaced(GST, 'RT', text);
/** A registration of the QST as it is written on documents; nothing when it is none. */
export const qstNumber = (text: string): string | undefined => spaced(QST, 'TQ', text);

const spaced = (form: RegExp, mark: string, text: string): string | undefined => {
  const [, number, account] = form.exec(text.trim()) ?? [];
  return number && account ? `${number} ${mark} ${account}` : undefined;
};
