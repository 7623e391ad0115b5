export interface Holder {
  readonly pid: number;
  readonly name: string;
}
export function freePort(preferred?: number, host?: string): Promise<number>;
export function isPortFreeEverywhere(port: number): Promise<boolean>;
export function portFrom(value: string | undefined, fallback: number): number;
export function holderOf(port: number): Holder | undefined;
