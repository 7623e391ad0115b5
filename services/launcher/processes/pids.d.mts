export function isAlive(pid: number): boolean;
export function commandLineOf(pid: number): string;
export function isOurs(pid: number, marker: string): boolean;
export function waitGone(pid: number, ms: number): Promise<boolean>;
export function stopPid(pid: number, steps: readonly (readonly [signal: string, wait: number])[]): Promise<boolean>;
export function birthOf(pid: number): string;
