/** How far a value may differ: not at all (G), by province (P), by province and field of law (PF). */
export type Reach = 'G' | 'P' | 'PF';

/** A figure or switch of the business as a rule names it; `libs/reference/src/configuration/keys` declares them all. */
export interface ConfigKey<T, R extends Reach = Reach> {
  readonly key: string;
  readonly reach: R;
  /** What is in force until it is changed. */
  readonly shipped: T;
}

/** Where a value is asked for: the province and the field of law of what is decided on. */
export interface ConfigPlace {
  readonly province?: 'QC' | 'ON';
  readonly field?: string;
}

/** The configuration in force, as a decision reads it: one version, whatever is changed meanwhile. */
export interface Config {
  /** Grows with every change that is applied. */
  readonly version: number;
  /** The value in force; one that may differ by province or field is asked for at a place. */
  value<T>(key: ConfigKey<T, 'G'>): T;
  value<T>(key: ConfigKey<T>, at: ConfigPlace): T;
}

/** The instant and the configuration that a pure rule outside a decision is asked about. */
export interface AsOf {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly config: Config;
}

/** The version before any change: every value as it is shipped. Events of before configuration was recorded rest on it. */
export const SHIPPED_VERSION = 1;

/** Port to every version of the configuration, implemented by `runtime`. */
export interface ConfigVersions {
  /** What is in force now, as far as this process knows. */
  current(): Config;
  /** What was in force when something was decided. @throws for a version that this process has not read yet */
  at(version: number): Config;
  /** Reads on until a version is known that another process has already decided on. */
  upTo(version: number): Promise<void>;
}
