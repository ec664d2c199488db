/** Explains a type to authors of its widgets, people and agents alike. Plain data. */
export type WidgetGuide = {
  /** One sentence on what it is. */
  summary: string;
  /** A request body that a reader of the documentation can send as it is. */
  example: { name: string } & Record<string, unknown>;
};
