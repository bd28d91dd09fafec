import { installPromptMs } from '@mijn/domain/constants';
import { lazy } from '../api/lazy.tsx';
import { later } from './later.ts';

// What few people ever see is no part of the first screen's bytes.
const status = lazy(
  'src/features/statuspaginas/StatusContent.tsx',
  async () => (await import('../features/statuspaginas/StatusContent.tsx')).StatusContent,
);
const picture = lazy(
  'src/features/statuspaginas/Picture.tsx',
  async () => (await import('../features/statuspaginas/Picture.tsx')).Picture,
  () => null,
);
const outside = lazy(
  'src/app/frame/Outside.tsx',
  async () => (await import('./frame/Outside.tsx')).Outside,
);
const otherBrand = lazy(
  'src/app/frame/OtherBrand.tsx',
  async () => (await import('./frame/OtherBrand.tsx')).OtherBrand,
);
const silenceQuestion = lazy(
  'src/features/sessie/idle/SilenceQuestion.tsx',
  async () => (await import('../features/sessie/idle/SilenceQuestion.tsx')).SilenceQuestion,
  () => null,
);
const notice = lazy(
  'src/features/relatie/notices/Notice.tsx',
  async () => (await import('../features/relatie/notices/Notice.tsx')).Notice,
  () => null,
);

const beside = lazy(
  'src/app/beside/Beside.tsx',
  async () => (await import('./beside/Beside.tsx')).Beside,
  () => null,
);

const shell = lazy(
  'src/app/shell/Shell.tsx',
  async () => (await import('./shell/Shell.tsx')).Shell,
  () => null,
);

/** How long the line is left to the person before what they may never need is fetched. */
export const idleMs = 10_000;

/** A status page in the place of a screen. */
export const LazyStatus = status.Component;

/** The drawing of the offline screen, if it came in time. */
export const LazyPicture = picture.Component;

/** The frame outside the login, for what goes wrong before any other frame can be shown. */
export const LazyOutside = outside.Component;

/** The way to the other brand. */
export const LazyOtherBrand = otherBrand.Component;

/** The one notice of the overview: rendered on the server, its script comes after the rest. */
export const LazyNotice = notice.Component;

/** Fetches it, so that it stands there with the rest of the screen. */
export const loadNotice = notice.load;

/** What stands beside the overview: rendered on the server, its script comes after the rest. */
export const LazyBeside = beside.Component;

/** Fetches it, so that it stands there with the rest of the screen. */
export const loadBeside = beside.load;

/** Watches over the session. */
export const LazySilenceQuestion = later(silenceQuestion, idleMs);

/** The service worker, and what is offered besides the page: not before a second has passed (§9). */
export const LazyShell = later(shell, installPromptMs);

/** The modules that a page shows instead of its own, as the build's manifest names them. */
export const lazySources: readonly string[] = [
  'src/features/statuspaginas/StatusContent.tsx',
  'src/app/frame/OtherBrand.tsx',
  'src/app/frame/Outside.tsx',
];

/** Fetches all of them: on the server at its start, in the browser when it has nothing else to do. */
export async function loadLazyScreens(): Promise<void> {
  await Promise.all(
    [status, picture, outside, otherBrand, silenceQuestion, notice, beside].map(({ load }) =>
      load(),
    ),
  );
}
