/** Where a notice leads inside the console, whichever language its address has; nothing for a page outside of it. */
export const placeOf = (link: string): string | undefined => {
  const inside = /^(?:\/en)?\/admin(\/.*)?$/.exec(link);
  return inside ? (inside[1] ?? '/') : undefined;
};
