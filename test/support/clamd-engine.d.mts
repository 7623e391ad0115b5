export function realClamd(signature: { name: string; bytes: Buffer }): Promise<{ port: number; stop(): Promise<void> }>;
