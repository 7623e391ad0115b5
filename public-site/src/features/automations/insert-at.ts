/** Writes a variable where the cursor of a text is, and puts the cursor behind it. */
export function insertAt(id: string, variable: string): void {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.setRangeText(variable, box.selectionStart, box.selectionEnd, 'end');
  box.focus();
}
