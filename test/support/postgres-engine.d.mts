export interface Engine {
  readonly url: string;
  stop(): Promise<void>;
}
export interface LocalEngine extends Engine {
  readonly pid: number;
  halt(): Promise<unknown>;
  restart(): Promise<void>;
}
export interface LocalPostgres extends LocalEngine {
  crash(): Promise<void>;
  start(): Promise<void>;
}
export function startPostgresEngine(): Promise<Engine>;
export function embeddedPostgres(options?: { parent?: string }): Promise<LocalPostgres>;
