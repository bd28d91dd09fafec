/** Whether something stands in a field of the page, or is ticked, that the server did not write there. */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      checked !== defaultChecked ||
      // A box that is given no value has another one than its attribute says.
      (value !== defaultValue && type !== 'checkbox' && type !== 'radio'),
  );
}
