/**
 * Makes everything inert during a save. After it, Sveltia resets the form to what it has saved, and
 * would lose what was edited meanwhile.
 */
const dialog = document.createElement('dialog');
dialog.className = 'saving';
dialog.textContent = 'Saving…';

export function blockEditing() {
  document.body.append(dialog);
  dialog.showModal();
}

/** Returns the focus to the field. */
export function allowEditing() {
  dialog.close();
  dialog.remove();
}
