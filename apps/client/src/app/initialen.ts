/** Two letters for a person: Sanne de Vries is SV. A surname's prefix (de, van der, El) is passed over. */
export function initialen(roepnaam: string, achternaam: string): string {
  const laatste = achternaam.trim().split(/\s+/).at(-1) ?? '';
  return `${roepnaam.trim().charAt(0)}${laatste.charAt(0)}`.toUpperCase();
}
