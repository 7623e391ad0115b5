export interface RunningPostgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}
export function startPostgres(options: {
  dataDir: string;
  port?: number;
  password?: string;
  logFile?: string;
  durable?: boolean;
}): Promise<RunningPostgres>;
export function removeLeftovers(dataDir: string): Promise<void>;
