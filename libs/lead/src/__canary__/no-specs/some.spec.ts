export const some = 1;
