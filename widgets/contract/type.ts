/** The forms of responses, in display order. */
export const RESPONSE_FORMS = ['feedback', 'nps', 'survey'] as const;
export type ResponseForm = (typeof RESPONSE_FORMS)[number];

/** The names of a widget type in the API. Every other name is derived from these. */
export type WidgetTypeNames = {
  /** The `type` column, the `entityType` of statistics and, in kebab case, the type's folder. */
  entityType: string;
  /** The REST collection, and the builder's folder. */
  path: string;
  /** For sentences: "product tour". */
  label: string;
  /** The name of the id in REST paths. */
  idParam: 'id' | 'widgetId';
  /** Other names used by people and other products, in lower case and without spaces, for suggestions. */
  alsoCalled?: readonly string[];
  /** True if end users see the name of the widget. */
  isNameShown?: true;
  /** The form of the responses to it, which decides their table, operations and pages. At most one type has each form. */
  responses?: ResponseForm;
};

type Label = Pick<WidgetTypeNames, 'label'>;

/** The label of many: "product tours". */
export const pluralOf = ({ label }: Label): string => `${label}s`;

/** The label in the names of tools and schemas: `product_tour`. */
export const nounOf = ({ label }: Label): string => label.toLowerCase().replaceAll(' ', '_');

/** The heading of its operations in the description: "Product tours". */
export const tagOf = (type: Label): string => pluralOf(type).replace(/^./, (first) => first.toUpperCase());

/** The router's key of a collection: `product-tours` → `productTours`. */
export type RouterKey<Path extends string> = Path extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<RouterKey<Rest>>}`
  : Path;

export const routerKeyOf = <Path extends string>(path: Path): RouterKey<Path> =>
  path.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as RouterKey<Path>;
