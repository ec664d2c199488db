/** Explains a type to authors of its widgets, people and agents alike. Plain data. */
export type WidgetGuide = {
  /** One sentence that describes the type. */
  summary: string;
  /** A request body that readers of the documentation can send unchanged. */
  example: { name: string } & Record<string, unknown>;
};
