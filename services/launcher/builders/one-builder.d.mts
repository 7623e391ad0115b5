export function asOneBuilder<T>(path: string, work: () => Promise<T> | T): Promise<T>;
