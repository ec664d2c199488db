/** The ids of the folders, themes and segments that the demo company's widgets use. */
export type DemoRecordIds = {
  folders: { onboarding: number; releases: number; research: number };
  themes: { midnight: number };
  segments: { trial: number; admins: number };
};

/** A widget of the demo company. Some drafts cannot be published; their names say why. */
export type DemoWidget = {
  /** A create body. */
  input: { name: string } & Record<string, unknown>;
  /** Its age in days. */
  age: number;
  /** The number of days since it was archived. */
  archivedAge?: number;
};

/** A widget that people of the demo company meet. `content` contains its `settings` too. */
export type DemoWidgetShown = { id: number; content: Record<string, unknown> };

/** Random choices, the same for the same seed; see server/demo/random.ts. */
interface Chance {
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<K extends string>(weights: Record<K, number>): K;
}

type Contact = { userId?: string; email?: string; name?: string };
type Person = { userId: string } | { anonymousId: string };
type Response = Contact & { widgetId: number; createdAt: Date; who: Person };

/** The part of one person's visit that widget types use; see server/demo/session.ts. */
export interface DemoSession {
  readonly random: Chance;
  /** The names of this person's earlier actions, such as `nps 12` or `tour 5 over`. */
  readonly memory: Set<string>;
  readonly user: { createdAt: Date; language: string } | undefined;
  readonly at: Date;
  readonly contact: Contact;
  /** The person as statistics know them. */
  readonly who: Person;
  readonly activity: {
    nps: { push(response: Response & { rating: number; comment?: string; url: string; language: string }): unknown };
    feedback: { push(response: Response & { optionId: string; message?: string; fromUrl: string }): unknown };
    surveys: { push(response: Response & { answers: Record<string, unknown>; url: string }): unknown };
  };
  /** Records that something happened a little later. @returns false when that would be in the future. */
  add(entityType: string, entityId: number, name: string, properties?: Record<string, unknown>): boolean;
  /** Advances the time a little, for example until a response is sent. @returns false when that would be in the future. */
  pass(): boolean;
  /** True the first time that the person does `action`. */
  firstTime(action: string): boolean;
}

/** A type's part in the demo company. */
export type WidgetDemo = {
  widgets: (places: DemoRecordIds) => DemoWidget[];
  /** Simulates what one person does with a live widget in one visit. */
  meet: (session: DemoSession, widget: DemoWidgetShown) => void;
  /**
   * The share, 0 to 1, of the users from before the simulated activity who finished a widget from before it. Default: 0. Their memory then
   * contains `<entityType> <id> over`.
   */
  behind?: number;
};

/** The address of the demo company's application. */
export const ORIGIN = 'https://app.plumbline.example';

export const everywhere = { showOnAllPages: true };

/** Targeting of the pages whose URL contains `path`. */
export const on = (path: string) => ({ rules: [{ type: 'url', comparisonOperator: 'contains', value: path }] });

/** The entries of a list in a widget's content. */
export const entriesIn = (value: unknown): { id: string; type?: string }[] => (Array.isArray(value) ? value : []);
