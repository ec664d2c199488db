/** The pictures of templates, by what is made of them. */
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

/** A draft to begin from. Plain data. */
export type WidgetTemplate = {
  /** Its own among those of its type. Empty for what the empty draft of the dashboard begins with, which is offered nowhere else. */
  key: string;
  /** The name that a draft made of it gets, unless another is given. */
  name: string;
  /** One sentence on what it is for. */
  about: string;
  /** The fields of a create body, without name and targeting, which depend on the application. */
  body: Record<string, unknown>;
  /** Its picture in the dashboard. */
  icon: TemplateIcon;
};
