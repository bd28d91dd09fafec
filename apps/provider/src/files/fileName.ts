const maximum = 100;

// Control and format characters, which can reverse a name on the screen, and characters that file systems and mail
// headers interpret.
const unreadable = /[\p{C}\p{Zl}\p{Zp}<>:"|?*%;`$]/gu;

/**
 * Returns the name of a file for storage and display: the last part of a path, without invisible characters, at most 100
 * characters with its extension. It never decides where a file is stored.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(unreadable, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (clean === '') return 'bestand';
  const characters = Array.from(clean);
  if (characters.length <= maximum) return clean;
  const suffix = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, maximum - suffix.length).join('') + suffix;
}
