/** Fields by their names in the API. */
export type Fields = Record<string, unknown>;

/** One step, item, question, option or button. `id` is missing until it is first saved. */
export type Entry = { id?: string | undefined; [field: string]: unknown };

/** The parts of a widget that a form edits: the content that its type adds, and its settings. */
export type FormDraft = { content: Fields; settings: Fields };

/** The props of a form. */
export type FormProps = {
  draft: FormDraft;
  /** Changes fields of the draft; fields that are not in `patch` stay. */
  change: (patch: Partial<FormDraft>) => void;
  disabled: boolean;
  /** The server's error message for a field, by a path such as `steps[0].domQuery`. */
  issue: (path: string) => string | undefined;
  /** The step, item or question that the preview shows. */
  focus: number;
  setFocus: (index: number) => void;
};
