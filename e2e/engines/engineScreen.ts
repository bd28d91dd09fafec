import type { Line } from './line.ts';

/** What a person looks for on a screen: a role of ARIA, or the label of a field, and the words it bears. */
export interface Target {
  readonly role: 'link' | 'button' | 'heading' | 'label';
  /** The whole name, or with `starts` its beginning. */
  readonly name: string;
  readonly starts?: boolean;
}

/** One screen in one engine: what a journey needs in Chromium, Firefox and WebKit alike. */
export interface EngineScreen {
  /** Goes to an address and waits for its document, or for the one that it leads on to, whose address begins so. */
  open(address: string, leadsTo?: string): Promise<void>;
  /** Waits until it is there, brings it into sight and clicks it as a person does. */
  click(target: Target): Promise<void>;
  /** Types into the field of that name in its form, instead of what stands there. */
  type(field: string, text: string): Promise<void>;
  /** Waits until it is there. */
  see(target: Target): Promise<void>;
  /** Whether it is in sight now. */
  shows(target: Target): Promise<boolean>;
  /** Works out an expression in the page; a promise is awaited. @returns plain data */
  run(expression: string): Promise<unknown>;
  /** Runs a program in the page. */
  load(program: string): Promise<void>;
  /** Makes the window this wide, in CSS pixels, or as narrow as the engine can. */
  resize(width: number, height: number): Promise<void>;
}

/** What opening an address waits for: the whole of the document, or only that it has begun to come. */
export type Loading = 'whole' | 'begun';

/** An engine that runs, and the screens opened in it. */
export interface RunningEngine {
  /** A screen without cookies of any other. */
  newScreen(): Promise<EngineScreen>;
  /** What all its screens reach the servers by. */
  readonly line: Line;
  close(): Promise<void>;
}
