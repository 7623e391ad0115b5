export function secretsIn(path: string): Record<string, string>;
