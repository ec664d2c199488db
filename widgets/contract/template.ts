/** Icons of templates. */
export type TemplateIcon =
  | 'calendar'
  | 'dot'
  | 'door'
  | 'fork'
  | 'gauge'
  | 'ghost'
  | 'info'
  | 'list'
  | 'mail'
  | 'map'
  | 'message'
  | 'pencil'
  | 'smile'
  | 'star'
  | 'thumb'
  | 'users'
  | 'warning'
  | 'welcome';

/** A template for a new draft. Plain data. */
export type WidgetTemplate = {
  /** Unique within its type. Empty for the initial content of an empty draft in the dashboard, which is not listed elsewhere. */
  key: string;
  /** The default name of a draft created from it. */
  name: string;
  /** One sentence about its purpose. */
  about: string;
  /** The fields of a create body, without name and targeting, which depend on the application. */
  body: Record<string, unknown>;
  /** Its picture in the dashboard. */
  icon: TemplateIcon;
};
