/** A lot as the proof follows it: how many of its coins have left which way, and with how many cents. */
export interface LotProof {
  readonly purchaseId: string;
  expiresAt: string | undefined;
  readonly endedAt: (instant: string) => boolean;
  /** Coins leave for good, or come back where the number is below zero. */
  readonly leave: (way: string, cc: number, cents: readonly number[]) => void;
  /** What is not as it must be now; `used`: coins were just used, or came back from that. */
  readonly wrong: (used: boolean) => string[];
  /** Cents of its price that no one earned yet. */
  readonly leftCents: () => number;
}

interface Worth {
  readonly account: string;
  readonly cents: number;
}

/** Rounding loses less than a cent each way coins can leave: used, refunded, lost, settled, adjusted, expired. */
const WAYS = 6;

/** Follows one lot. */
export function lotProof(lot: {
  readonly lotId: string;
  readonly cc: number;
  readonly worth: readonly Worth[];
  readonly expiresAt: string | undefined;
  readonly purchaseId: string;
}): LotProof {
  const gone = new Map<string, { cc: number; cents: number[] }>();
  let goneCc = 0;
  const left = lot.worth.map((w) => w.cents);
  return {
    purchaseId: lot.purchaseId,
    expiresAt: lot.expiresAt,
    endedAt(instant) {
      return this.expiresAt !== undefined && Date.parse(this.expiresAt) <= Date.parse(instant);
    },
    leave(way, cc, cents) {
      const before = gone.get(way) ?? { cc: 0, cents: lot.worth.map(() => 0) };
      gone.set(way, { cc: before.cc + cc, cents: before.cents.map((n, i) => n + (cents[i] ?? 0)) });
      goneCc += cc;
      cents.forEach((n, i) => (left[i] = (left[i] ?? 0) - n));
    },
    wrong(used) {
      const out: string[] = [];
      const unspent = lot.cc - goneCc;
      if (unspent < 0) out.push(`${goneCc} of the ${lot.cc} coins of lot ${lot.lotId} have left`);
      lot.worth.forEach(({ account, cents }, i) => {
        const rest = left[i] ?? 0;
        if (unspent === 0 ? rest !== 0 : Math.abs(rest * lot.cc - cents * unspent) > WAYS * lot.cc)
          out.push(`lot ${lot.lotId} keeps ${rest} of ${cents} cents (${account}) for ${unspent} of ${lot.cc} coins`);
        const use = gone.get('consumed');
        if (used && unspent > 0 && use && use.cents[i] !== Math.floor((cents * use.cc) / lot.cc))
          out.push(
            `${use.cents[i]} cents were earned by ${use.cc} of ${lot.cc} coins of lot ${lot.lotId}, whose price is ${cents} (${account})`,
          );
      });
      return out;
    },
    leftCents: () => left.reduce((n, cents) => n + cents, 0),
  };
}
