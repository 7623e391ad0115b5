declare const work: () => Promise<void>;
export const go = (): void => [1].forEach(async () => work());
