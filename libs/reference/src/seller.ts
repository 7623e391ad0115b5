/** Who sells, with the first local day on which documents bear it. */
export interface DatedSeller {
  readonly from: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly gstNo: string;
  readonly qstNo: string;
  readonly email?: string;
}

/** Key `billing.seller` (4.4.6), the oldest first; the owner's own before launch. A seller that moves is added, never replaced. */
export const SELLERS: readonly DatedSeller[] = [
  {
    from: '2026-01-01',
    name: 'Jurilien inc.',
    address: ['1000, rue De La Gauchetière Ouest, bureau 2400', 'Montréal (Québec) H3B 4W5'],
    gstNo: '123456789 RT 0001',
    qstNo: '1234567890 TQ 0001',
  },
];

/** Who sold on a local date: what was issued then is read again with the seller of its day. Before the first of them, the first. */
export const sellerOn = (date: string, among: readonly DatedSeller[] = SELLERS): DatedSeller =>
  among.findLast(({ from }) => from <= date) ?? among[0]!;
