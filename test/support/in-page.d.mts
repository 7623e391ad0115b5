export function sidewaysPixels(): number;
export function isFocused(element: unknown): boolean;
export function targetsUnder(pixels: number): string[];
export function visit(address: string): void;
export function nothingLoads(): boolean;
export function keep(entries: readonly (readonly [string, string])[]): void;
export function letsPaste(field: unknown, text: string): boolean;
export function keptBesides(allowed: readonly string[]): string[];
export function kept(keys: readonly string[]): (string | null)[];
