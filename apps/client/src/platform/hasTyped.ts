// A list without a choice of the server's begins at its first.
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const before = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, before);
}

/** Whether something stands in a field of the page, is ticked or chosen, that the server did not write there. */
export function hasTyped(): boolean {
  if ([...document.querySelectorAll('select')].some(isChosenAnew)) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      checked !== defaultChecked ||
      // A box that is given no value has another one than its attribute says.
      (value !== defaultValue && type !== 'checkbox' && type !== 'radio'),
  );
}
