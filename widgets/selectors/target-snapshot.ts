/** What was seen at an element when it was picked, by which it is told from others later. */
export type TargetSnapshot = {
  /** The selector that was picked. The snapshot counts while the field still has it. */
  selector: string;
  tag: string;
  /** The ARIA role, explicit or of the tag. */
  role?: string | undefined;
  /** The accessible name; else a short text, or what tells a picture from others. */
  name?: string | undefined;
  /** Where it is: the text around it that is not its own. */
  path?: string | undefined;
  /** How many elements had this role and name, itself included. */
  alike?: number | undefined;
  /** How many of those had the same text around them, itself included; left out by earlier versions. */
  alikeInPlace?: number | undefined;
  /** The language of its texts. */
  language?: string | undefined;
};

/** What an element reads, in place of what was expected. */
export type TargetChange = { expected: string; found: string };

/** An element that a selector names, and how it reads if that is not as it was. */
export type FoundTarget = { element: Element; change?: TargetChange | undefined };

/** An element in words, such as `button "New invoice"`. */
export const describeElement = ({ tag, role, name }: Pick<TargetSnapshot, 'tag' | 'role' | 'name'>): string =>
  `${role || tag}${name ? ` "${name}"` : ''}`;
