// A list in which the server chose nothing begins at its first.
const chosenAnew = 'option:checked:not(:default):is(select:has(:default) *,:not(:first-child))';

/** Whether something stands in a field of the page, is ticked or chosen, that the server did not write there. */
export function hasTyped(): boolean {
  if (document.querySelector(chosenAnew)) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      checked !== defaultChecked ||
      // A box that is given no value has another one than its attribute says.
      (value !== defaultValue && type !== 'checkbox' && type !== 'radio'),
  );
}
