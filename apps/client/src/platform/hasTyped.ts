// A list without a selected option from the server starts at its first.
const chosenAnew = 'option:checked:not(:default):is(select:has(:default) *,:not(:first-child))';

/** Returns whether a field of the page has another value, check or selection than the server rendered. */
export function hasTyped(): boolean {
  if (document.querySelector(chosenAnew)) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      checked !== defaultChecked ||
      // The value of a checkbox without a value attribute is "on", unlike its attribute.
      (value !== defaultValue && type !== 'checkbox' && type !== 'radio'),
  );
}
