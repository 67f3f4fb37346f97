/** A field that shows an error; one made of several parts, such as a date, marks its frame. */
const INVALID = '[aria-invalid="true"], [data-invalid]';
const CONTROL = ':is(input, textarea, button, [role="spinbutton"]):not([tabindex="-1"])';

function focusIn(form: HTMLFormElement): void {
  const { activeElement } = document;
  if (activeElement && form.contains(activeElement) && activeElement.closest(INVALID)) return;
  const field = form.querySelector<HTMLElement>(INVALID);
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}

function onSubmit({ target }: SubmitEvent): void {
  // errors render before the next frame
  if (target instanceof HTMLFormElement) requestAnimationFrame(() => focusIn(target));
}

/**
 * Moves focus to a form's first invalid field once a submit shows its errors, unless the form has
 * moved it to one itself. Returns a function that stops it. [UI-19]
 */
export function focusInvalidFields(): () => void {
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
