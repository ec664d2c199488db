/** Properties of an element at the time it was picked. They distinguish it from others later. */
export type TargetSnapshot = {
  /** The selector that was picked. The snapshot is used only while the field has this selector. */
  selector: string;
  tag: string;
  /** The ARIA role, explicit or implied by the tag. */
  role?: string | undefined;
  /** The accessible name; otherwise a short text, or an attribute that identifies a picture. */
  name?: string | undefined;
  /** The text around the element, without its own. */
  path?: string | undefined;
  /** Number of elements with this role and name, including this one. */
  alike?: number | undefined;
  /** Number of those with the same `path`, including this one; missing in snapshots of earlier versions. */
  alikeInPlace?: number | undefined;
  /** The language of the page. */
  language?: string | undefined;
};

/** Expected and actual text of an element. */
export type TargetChange = { expected: string; found: string };

/** An element that a selector matches, and the change, if its text differs. */
export type FoundTarget = { element: Element; change?: TargetChange | undefined };

/** Describes an element, such as `button "New invoice"`. */
export const describeElement = ({ tag, role, name }: Pick<TargetSnapshot, 'tag' | 'role' | 'name'>): string =>
  `${role || tag}${name ? ` "${name}"` : ''}`;
