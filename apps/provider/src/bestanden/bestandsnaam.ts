const maximum = 100;

// Control and format characters (they can turn a name round on the screen), and what file systems
// and mail headers read as something else.
const onleesbaar = /[\p{C}\p{Zl}\p{Zp}<>:"|?*%;`$]/gu;

/**
 * The name of a file as we keep and show it: the last part of a path, without invisible characters,
 * at most 100 long with its extension. It never decides where a file is stored.
 */
export function schoneBestandsnaam(naam: string): string {
  const laatste = naam.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const schoon = laatste
    .replace(onleesbaar, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (schoon === '') return 'bestand';
  const tekens = Array.from(schoon);
  if (tekens.length <= maximum) return schoon;
  const uitgang = /\.[a-z0-9]{1,5}$/i.exec(schoon)?.[0] ?? '';
  return tekens.slice(0, maximum - uitgang.length).join('') + uitgang;
}
