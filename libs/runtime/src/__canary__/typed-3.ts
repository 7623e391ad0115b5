export const name = (text: string): string => text as string;
