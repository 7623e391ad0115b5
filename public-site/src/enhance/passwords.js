/* A password can be shown while it is typed. Without this file it simply stays hidden. */
(() => {
  for (const button of document.querySelectorAll('button[data-shows]')) {
    const field = document.getElementById(button.dataset.shows);
    button.hidden = false;
    button.addEventListener('click', () => {
      const shown = field.type === 'password';
      field.type = shown ? 'text' : 'password';
      button.firstElementChild.textContent = shown ? button.dataset.hide : button.dataset.show;
      field.focus();
    });
    // What is sent is sent hidden again: the browser then offers to keep it.
    field.form.addEventListener('submit', () => {
      field.type = 'password';
    });
  }
})();
