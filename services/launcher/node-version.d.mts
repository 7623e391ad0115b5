export const OLDEST_NODE: number;
export function complaintAbout(version: string): string | undefined;
