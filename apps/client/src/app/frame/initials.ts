/**
 * Returns two letters for a person: SV for Sanne de Vries. A surname's prefix (de, van der, El) is skipped.
 */
export function initials(roepnaam: string, achternaam: string): string {
  const last = achternaam.trim().split(/\s+/).at(-1) ?? '';
  return `${roepnaam.trim().charAt(0)}${last.charAt(0)}`.toUpperCase();
}
