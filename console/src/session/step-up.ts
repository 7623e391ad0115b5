type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The screen that asks who is there announces itself. */
export const whoAsks = (screen: Ask): (() => void) => {
  ask = screen;
  return () => {
    if (ask === screen) ask = undefined;
  };
};

/** Asks the person to prove again who they are, once for everything that waits for it; tells whether they did. */
export const provenAgain = (): Promise<boolean> =>
  (asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  }));
