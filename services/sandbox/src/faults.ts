/**
 * Switches that make the stand-in misbehave the way providers do. `times` counts down; without it the fault stays. `to` limits
 * it to one number or address, before the switch that holds for everyone.
 */
const smsModes = ['ok', '429', '500', 'timeout', 'drop', 'half', 'accept-then-hang', 'undelivered'] as const;
export const emailModes = ['ok', '429', '500', 'greylist', 'close', 'timeout', 'drop', 'accept-then-hang'] as const;
const callbackModes = ['ok', 'none', 'duplicate', 'reversed'] as const;
/** What people write to us; `to` is who writes. */
const inboundModes = ['ok', 'none'] as const;
/** The payment provider; `to` is one call of it, such as `POST /v1/refunds`. */
const stripeModes = ['ok', '429', '500', 'timeout', 'drop', 'half', 'accept-then-hang'] as const;
/** What it tells us; `to` is one kind of event. */
const stripeHookModes = ['ok', 'none', 'duplicate', 'reversed', 'late'] as const;
const modes = {
  sms: smsModes,
  email: emailModes,
  callbacks: callbackModes,
  inbound: inboundModes,
  stripe: stripeModes,
  'stripe-webhooks': stripeHookModes,
};

type FaultArea = keyof typeof modes;
interface Fault {
  mode: string;
  times?: number;
  to?: string;
  /** Seconds a 429 asks to be left alone. */
  retryAfter?: number;
  /** Why a text is not delivered, as a carrier says it; 30003 unless configured otherwise. */
  code?: number;
}
export interface Faults {
  /** The fault of the next action in this area; uses up one of its times. With `among`, other modes are left for later. */
  next(area: FaultArea, to?: string, among?: readonly string[]): Fault;
  /** Returns what is wrong with the asked switches, or undefined when they are set. */
  set(asked: unknown): string | undefined;
  reset(): void;
  current(): Record<FaultArea, Fault>;
}

const OK: Fault = { mode: 'ok' };

/** Starts with everything working. */
export const faultSwitches = (): Faults => {
  const fresh = (): Record<FaultArea, Fault> => ({ sms: OK, email: OK, callbacks: OK, inbound: OK, stripe: OK, 'stripe-webhooks': OK });
  const single = new Map<string, Fault>();
  let now = fresh();
  const problem = (area: FaultArea, fault: Fault | undefined): string | undefined => {
    if (!(area in modes)) return `unknown area ${area}`;
    if (!(modes[area] as readonly string[]).includes(fault?.mode ?? '')) return `${area}.mode is one of ${modes[area].join(', ')}`;
    for (const name of ['times', 'retryAfter', 'code'] as const) {
      const n = fault![name];
      if (n !== undefined && !(Number.isInteger(n) && n > 0)) return `${area}.${name} is a positive integer`;
    }
    return undefined;
  };
  const put = (area: FaultArea, fault: Fault): void => {
    if (!fault.to) now = { ...now, [area]: fault };
    else if (fault.mode === 'ok') single.delete(`${area} ${fault.to}`);
    else single.set(`${area} ${fault.to}`, fault);
  };
  return {
    next(area, to, among) {
      const fault = (to !== undefined ? single.get(`${area} ${to}`) : undefined) ?? now[area];
      if (among && !among.includes(fault.mode)) return OK;
      const { times } = fault;
      if (times !== undefined) put(area, times > 1 ? { ...fault, times: times - 1 } : { ...OK, ...(fault.to ? { to: fault.to } : {}) });
      return fault;
    },
    set(asked) {
      if (typeof asked !== 'object' || asked === null) return 'an object of switches is expected';
      const switches = Object.entries(asked) as [FaultArea, Fault][];
      for (const [area, fault] of switches) {
        const found = problem(area, fault);
        if (found) return found;
      }
      for (const [area, fault] of switches) put(area, fault);
      return undefined;
    },
    reset() {
      now = fresh();
      single.clear();
    },
    current: () => now,
  };
};
