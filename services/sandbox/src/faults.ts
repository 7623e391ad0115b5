/** Switches that make the stand-in misbehave the way providers do. `times` counts down; without it the fault stays. */
export const smsModes = ['ok', '429', '500', 'timeout', 'drop', 'accept-then-hang', 'undelivered'] as const;
export const emailModes = ['ok', '429', '500', 'timeout', 'drop', 'accept-then-hang'] as const;
export const callbackModes = ['ok', 'none', 'duplicate', 'reversed'] as const;
const modes = { sms: smsModes, email: emailModes, callbacks: callbackModes };

export type FaultArea = keyof typeof modes;
export interface Fault { mode: string; times?: number }
export interface Faults {
  /** The mode for the next action in this area; uses up one of its times. */
  next(area: FaultArea): string;
  /** Returns what is wrong with the asked switches, or undefined when they are set. */
  set(asked: unknown): string | undefined;
  reset(): void;
  current(): Record<FaultArea, Fault>;
}

/** Starts with everything working. */
export const faultSwitches = (): Faults => {
  const fresh = (): Record<FaultArea, Fault> => ({ sms: { mode: 'ok' }, email: { mode: 'ok' }, callbacks: { mode: 'ok' } });
  let now = fresh();
  return {
    next(area) {
      const { mode, times } = now[area];
      if (times !== undefined) now[area] = times > 1 ? { mode, times: times - 1 } : { mode: 'ok' };
      return mode;
    },
    set(asked) {
      if (typeof asked !== 'object' || asked === null) return 'an object of switches is expected';
      for (const [area, fault] of Object.entries(asked) as [FaultArea, Fault][]) {
        if (!(area in modes)) return `unknown area ${area}`;
        if (!(modes[area] as readonly string[]).includes(fault?.mode)) return `${area}.mode is one of ${modes[area].join(', ')}`;
        if (fault.times !== undefined && !(Number.isInteger(fault.times) && fault.times > 0)) return `${area}.times is a positive integer`;
      }
      now = { ...now, ...(asked as Partial<Record<FaultArea, Fault>>) };
      return undefined;
    },
    reset() { now = fresh(); },
    current: () => now,
  };
};
