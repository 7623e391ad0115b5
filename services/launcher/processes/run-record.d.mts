export function runningLauncher(data: string): { pid: number; url: string; stopping: boolean } | undefined;
export function takeFolder(data: string): void;
export function leaveFolder(data: string): void;
