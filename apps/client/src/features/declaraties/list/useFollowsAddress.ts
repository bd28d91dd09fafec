import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an uncontrolled control that a person can change ahead of the address, and that follows the address
 * when that changes (Back, "Wis filters"). The control is not remounted, so it keeps its focus.
 */
export function useFollowsAddress<Control extends { value: string }>(
  fromAddress: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const followed = useRef(fromAddress);
  useLayoutEffect(() => {
    if (followed.current === fromAddress) return;
    followed.current = fromAddress;
    if (control.current) control.current.value = fromAddress;
  }, [fromAddress]);
  return control;
}
