import { apiTransport } from '../../../platform/apiTransport.ts';

/** Opens an address outside the app: in this tab, or from the native app in the system's browser. */
export function leaveTo(address: string): void {
  const { leaveTo: open } = apiTransport.current;
  if (open) open(address);
  else location.assign(address);
}
