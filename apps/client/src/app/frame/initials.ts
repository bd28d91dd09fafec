/** Two letters for a person: Sanne de Vries is SV. A surname's prefix (de, van der, El) is passed over. */
export function initials(roepnaam: string, achternaam: string): string {
  const last = achternaam.trim().split(/\s+/).at(-1) ?? '';
  return `${roepnaam.trim().charAt(0)}${last.charAt(0)}`.toUpperCase();
}
