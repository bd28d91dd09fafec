const maximum = 100;

// Control and format characters (they can turn a name round on the screen), and what file systems
// and mail headers read as something else.
const unreadable = /[\p{C}\p{Zl}\p{Zp}<>:"|?*%;`$]/gu;

/**
 * The name of a file as we keep and show it: the last part of a path, without invisible characters,
 * at most 100 long with its extension. It never decides where a file is stored.
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
