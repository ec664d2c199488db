/** Fields by their names in the API. */
export type Fields = Record<string, unknown>;

/** One step, item, question, option or button. `id` is missing until it is first saved. */
export type Entry = { id?: string | undefined; [field: string]: unknown };

/** The parts of a widget that a form shows: what its type adds, and its settings. */
export type FormDraft = { content: Fields; settings: Fields };

/** The props of a form. */
export type FormProps = {
  draft: FormDraft;
  /** Puts fields into the draft; those that are not named stay. */
  change: (patch: Partial<FormDraft>) => void;
  disabled: boolean;
  /** The server's word on a field, whose path reads like `steps[0].domQuery`. */
  issue: (path: string) => string | undefined;
  /** The step, item or question that the preview shows. */
  focus: number;
  setFocus: (index: number) => void;
};
