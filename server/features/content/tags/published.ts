import { cssColor, parseColor, readableOn } from '../../../../widgets/appearance/color';

/** A tag as readers see it: its name, and both colors or none. */
export type PublishedTag = { name: string; color: string | null; textColor: string | null };

/** The tag with a text color that is legible on its color. */
export function publishTag({ name, color, textColor }: PublishedTag): PublishedTag {
  const background = parseColor(color);
  if (!background) return { name, color: null, textColor: null };
  return { name, color, textColor: cssColor(readableOn(background, parseColor(textColor))) };
}
