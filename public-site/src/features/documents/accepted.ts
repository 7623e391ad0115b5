/** Kinds of files that the choice of a browser offers. */
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,.heic,.webp,.docx,.xlsx,.odt';
