export function rewriteImports(code: string, file: string): string;
