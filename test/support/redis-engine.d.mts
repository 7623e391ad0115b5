import type { Engine, LocalEngine } from './postgres-engine.mjs';
export function startRedisEngine(): Promise<Engine>;
export function localRedis(more?: readonly string[]): Promise<LocalEngine>;
export function localRedisCluster(): Promise<Engine & { readonly nodes: readonly LocalEngine[] }>;
