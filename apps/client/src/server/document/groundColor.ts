import type { Brand } from '@mijn/domain/brands';

/** The background of both schemes (docs/design.md, Tokens), for the browser's own bars. */
export const groundColor: Readonly<Record<Brand, { light: string; dark: string }>> = {
  ZZ: { light: '#F6F3EE', dark: '#0F171C' },
  AZVZ: { light: '#F1F5F9', dark: '#0D1520' },
};
