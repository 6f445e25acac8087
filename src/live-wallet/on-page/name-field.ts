import { currentName, publishName, subscribe } from '../store';

/** Connects the field in the hero with the name of the design. */
export function connectNameField() {
  const field = document.querySelector<HTMLInputElement>('[data-business-name]');
  if (!field) return;
  const publish = () => publishName(field.value);
  const showName = () => {
    // Setting the same value would move the cursor.
    if (field.value !== currentName()) field.value = currentName();
  };
  // The visitor may have typed before the script was loaded.
  if (field.value) publish();
  showName();
  field.addEventListener('input', publish);
  subscribe(showName);
}
