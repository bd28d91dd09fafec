import { door } from './door.ts';

/** Goes on at an address outside the app: here, or in the native app in the system's browser. */
export function leaveTo(address: string): void {
  const { leaveTo: open } = door.current;
  if (open) open(address);
  else location.assign(address);
}
