import { useState } from 'react';

/**
 * Returns a value that a person can change ahead of the address, and that follows the address when that
 * changes (Back, "Wis filters"). The control is not remounted, so it keeps its focus.
 */
export function useEditable(fromAddress: string): readonly [string, (value: string) => void] {
  const [followed, setFollowed] = useState(fromAddress);
  const [value, setValue] = useState(fromAddress);
  if (followed !== fromAddress) {
    setFollowed(fromAddress);
    setValue(fromAddress);
  }
  return [value, setValue];
}
