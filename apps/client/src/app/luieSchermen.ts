import { createElement, useEffect, useState } from 'react';
import { lui } from './lui.tsx';

// What few people ever see is no part of the first screen's bytes.
const status = lui(
  async () => (await import('../features/statuspaginas/StatusInhoud.tsx')).StatusInhoud,
);
const plaatje = lui(
  async () => (await import('../features/statuspaginas/Plaatje.tsx')).Plaatje,
  () => null,
);
const buiten = lui(async () => (await import('./Buiten.tsx')).Buiten);
const anderMerk = lui(async () => (await import('./AnderMerk.tsx')).AnderMerk);
const stilteVraag = lui(
  async () => (await import('../features/sessie/stil/StilteVraag.tsx')).StilteVraag,
  () => null,
);

/** How long the line is left to the person before what they may never need is fetched. */
export const rustMs = 10_000;

/** A status page in the place of a screen. */
export const LuiStatus = status.Component;

/** The drawing of the offline screen, if it came in time. */
export const LuiPlaatje = plaatje.Component;

/** The frame outside the login, for what goes wrong before any other frame can be shown. */
export const LuiBuiten = buiten.Component;

/** The way to the other brand. */
export const LuiAnderMerk = anderMerk.Component;

/** Watches over the session; in the browser only, when the first screen has had the line to itself. */
export function LuiStilteVraag() {
  const [uitgerust, zetUitgerust] = useState(false);
  // Not cleared: telling a frame that is gone does nothing, and clearing costs bytes.
  useEffect(() => void setTimeout(zetUitgerust, rustMs, true), []);
  return uitgerust && createElement(stilteVraag.Component);
}

/** The modules of a page that failed altogether, as the build's manifest names them. */
export const foutBronnen: readonly string[] = [
  'src/features/statuspaginas/StatusInhoud.tsx',
  'src/app/Buiten.tsx',
];

/** Fetches all of them: on the server at its start, in the browser when it has nothing else to do. */
export async function laadLuieSchermen(): Promise<void> {
  await Promise.all([status, plaatje, buiten, anderMerk, stilteVraag].map(({ laad }) => laad()));
}
