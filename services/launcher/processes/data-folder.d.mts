export const POSTGRES_MAJOR: string;
export function prepareFolder(data: string, whatIsThere?: boolean): void;
export function checkCluster(folder: string): void;
export function emptyFolder(folder: string): void;
