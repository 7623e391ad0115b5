import type { Engine } from './postgres-engine.mjs';
export function pgbouncerProgram(): string | undefined;
export function startPgbouncer(options: { url: string; connectQuery: string; sessions?: number }): Promise<Engine>;
