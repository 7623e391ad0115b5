export const go = async (): Promise<number> => await 1;
