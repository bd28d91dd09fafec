const partsOfDay = [
  ['year', 4],
  ['month', 2],
  ['day', 2],
] as const;

/** Joins a date that was posted in three fields, as script joins it. */
export function readDay(fields: URLSearchParams, name: string): string {
  const parts = partsOfDay.map(([part, length]) => {
    const typed = (fields.get(`${name}-${part}`) ?? '').replaceAll(/\D/g, '');
    return { typed, padded: typed.padStart(length, '0') };
  });
  return parts.some(({ typed }) => typed !== '') ? parts.map(({ padded }) => padded).join('-') : '';
}

/** Returns the three fields of a date, `yyyy-mm-dd`. */
export function postedDay(name: string, day: string): Readonly<Record<string, string>> {
  const parts = day.split('-');
  return Object.fromEntries(partsOfDay.map(([part], at) => [`${name}-${part}`, parts[at] ?? '']));
}
