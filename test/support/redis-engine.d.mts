import type { Engine, LocalEngine } from './postgres-engine.mjs';
export function startRedisEngine(): Promise<Engine>;
export function localRedis(): Promise<LocalEngine>;
