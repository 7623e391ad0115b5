declare const work: () => Promise<void>;
export const go = (): void => {
  work();
};
