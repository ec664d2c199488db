/** A draft to begin from. Plain data. */
export type WidgetTemplate = {
  /** Its own among those of its type. */
  key: string;
  /** The name that a draft made of it gets, unless another is given. */
  name: string;
  /** One sentence on what it is for. */
  about: string;
  /** The fields of a create body, without name and targeting: whom it is for, nobody else can say. */
  body: Record<string, unknown>;
};
