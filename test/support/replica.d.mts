import type { Engine } from './postgres-engine.mjs';
export function startReplica(url: string): Promise<Engine & { halt(): Promise<void>; start(): Promise<void> }>;
