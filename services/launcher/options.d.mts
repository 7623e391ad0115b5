export const STOP_SIGNALS: readonly NodeJS.Signals[];
export function exitCodeOf(signal: string | null): number;
export function flagsFrom(argv: readonly string[]): { empty: boolean; reset: boolean; help: boolean };
export function refuseLostFlags(env: Record<string, string | undefined>): void;
export function portsFrom(env: Record<string, string | undefined>): { port: number; sandboxPort: number };
export function smtpPortBeside(sandboxPort: number): number;
export function childEnvironment(o: {
  env: Record<string, string | undefined>;
  port: number;
  sandboxPort: number;
  smtpPort: number;
  databaseUrl: string;
  secrets: Record<string, string>;
  dataDir: string;
  demoPassword: string;
}): Record<string, string | undefined>;
