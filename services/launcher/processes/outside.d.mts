export function withoutPassword(address: string): string;
export function checkDatabase(url: string): Promise<void>;
export function checkRedis(url: string): Promise<void>;
