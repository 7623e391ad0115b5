export function flagsFrom(argv: readonly string[]): { empty: boolean; reset: boolean };
export function portsFrom(env: Record<string, string | undefined>): { port: number; sandboxPort: number };
export function childEnvironment(o: {
  env: Record<string, string | undefined>; port: number; sandboxPort: number; smtpPort: number; databaseUrl: string;
  secrets: Record<string, string>; dataDir: string; demoPassword: string;
}): Record<string, string | undefined>;
